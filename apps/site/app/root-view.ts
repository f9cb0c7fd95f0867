import type { Broadcaster, MeasurementSettings, SiteRequest } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { useRouteLoaderData } from 'react-router';

/** What every page knows of its house: asked with the first page, and kept through all that follow. */
export interface RootView {
  broadcaster: Pick<Broadcaster, 'name' | 'tv' | 'news' | 'radio' | 'claim' | 'contact'>;
  sections: { slug: string; name: string }[];
  /** Where the broadcaster is: the clock of its schedule. */
  timeZone: string;
  origin: string;
  isConsentKnown: boolean;
  measurement: MeasurementSettings;
  /** What is the same on every page; the page's own description goes over it. */
  layer: PageLayer;
}

export function rootView({ catalogue, consent, measurement, origin }: SiteRequest): RootView {
  const { name, tv, news, radio, claim, contact, timeZone, language } = catalogue.broadcaster();
  return {
    broadcaster: { name, tv, news, radio, claim, contact },
    sections: catalogue.sections().map(({ slug, name }) => ({ slug, name })),
    timeZone,
    origin,
    isConsentKnown: consent !== null,
    measurement,
    layer: { web: name, portal: name, language, contentFormat: 'text', contentType: 'pagina' },
  };
}

/** What is known of the broadcaster; `undefined` only when it failed itself. */
export const useRootView = () => useRouteLoaderData('root') as RootView | undefined; // cast: root's loader returns it

/** The same for `meta` functions. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootView {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootView; // cast: root's loader returns it
}
