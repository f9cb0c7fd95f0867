import type { Broadcaster, MeasurementSettings, SiteRequest } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { useRouteLoaderData } from 'react-router';
import { today } from './dates/local-time.ts';

/** What every page knows of its house. */
export interface RootView {
  broadcaster: Pick<Broadcaster, 'name' | 'tv' | 'news' | 'radio' | 'claim' | 'contact'>;
  sections: { slug: string; name: string }[];
  today: { weekday: string; date: string };
  origin: string;
  isConsentKnown: boolean;
  measurement: MeasurementSettings;
  /** What is the same on every page; the page's own description goes over it. */
  layer: PageLayer;
}

export function rootView({ catalogue, consent, measurement, now, origin }: SiteRequest): RootView {
  const { name, tv, news, radio, claim, contact, timeZone, language } = catalogue.broadcaster();
  return {
    broadcaster: { name, tv, news, radio, claim, contact },
    sections: catalogue.sections().map(({ slug, name }) => ({ slug, name })),
    today: today(now, timeZone),
    origin,
    isConsentKnown: consent !== null,
    measurement,
    layer: { web: name, portal: name, language },
  };
}

/** `undefined` only when the root itself failed. */
export const useRootView = (): RootView | undefined => useRouteLoaderData('root') as RootView | undefined; // cast: root's loader returns it

/** The same for `meta` functions. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootView {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootView; // cast: root's loader returns it
}
