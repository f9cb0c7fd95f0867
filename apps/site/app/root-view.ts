import type { Broadcaster, MeasurementSettings, PageDecisions, SiteRequest } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { today } from './dates/local-time.ts';

/** What every page knows of its house. */
export interface RootView {
  broadcaster: Pick<Broadcaster, 'name' | 'tv' | 'news' | 'radio' | 'claim' | 'contact'>;
  sections: { slug: string; name: string }[];
  /** Where the broadcaster is: the clock of its schedule. */
  timeZone: string;
  today: { weekday: string; date: string };
  origin: string;
  isConsentKnown: boolean;
  measurement: MeasurementSettings;
  /** P-07: what activities decided for this page. */
  decisions: PageDecisions;
  /** What is the same on every page; the page's own description goes over it. */
  layer: PageLayer;
}

export function rootView({ catalogue, consent, decisions, measurement, now, origin }: SiteRequest): RootView {
  const { name, tv, news, radio, claim, contact, timeZone, language } = catalogue.broadcaster();
  return {
    broadcaster: { name, tv, news, radio, claim, contact },
    sections: catalogue.sections().map(({ slug, name }) => ({ slug, name })),
    timeZone,
    today: today(now, timeZone),
    origin,
    isConsentKnown: consent !== null,
    measurement,
    decisions,
    layer: { web: name, portal: name, language },
  };
}

/** What this browser last knew. Only effects write it: on the server it stays empty, whoever asks. */
let lastKnown: RootView | undefined;

/**
 * What is known of the house. When a navigation fails altogether the router forgets it, and the error page keeps the
 * name, the sections and the links of the page before. `undefined` only when the first page itself failed.
 */
export function useRootView(): RootView | undefined {
  const root = useRouteLoaderData('root') as RootView | undefined; // cast: root's loader returns it
  useEffect(() => {
    if (root) lastKnown = root;
  }, [root]);
  return root ?? lastKnown;
}

/** The same for `meta` functions. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootView {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootView; // cast: root's loader returns it
}
