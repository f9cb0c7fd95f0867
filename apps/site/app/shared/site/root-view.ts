import {
  type Broadcaster,
  type MeasurementSettings,
  type OffsetPeriod,
  offsetPeriodsAround,
  type SiteRequest,
} from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { useRouteLoaderData } from 'react-router';

/** Broadcaster data of every page: loaded with the first page, and kept across navigations. */
export interface RootView {
  broadcaster: Pick<Broadcaster, 'name' | 'tv' | 'news' | 'radio' | 'claim' | 'contact'>;
  sections: { slug: string; name: string }[];
  /** Time zone of the broadcaster and of its schedule. */
  timeZone: string;
  /** Its offsets from UTC in these months. */
  offsets: OffsetPeriod[];
  origin: string;
  isConsentKnown: boolean;
  measurement: MeasurementSettings;
  /** Data layer defaults of every page; a page's own description overrides them. */
  layer: PageLayer;
}

export function rootView({ catalogue, consent, measurement, now, origin }: SiteRequest): RootView {
  const { name, tv, news, radio, claim, contact, timeZone, language } = catalogue.broadcaster();
  return {
    broadcaster: { name, tv, news, radio, claim, contact },
    sections: catalogue.sections().map(({ slug, name }) => ({ slug, name })),
    timeZone,
    offsets: offsetPeriodsAround(now.getTime(), timeZone),
    origin,
    isConsentKnown: consent !== null,
    measurement,
    layer: { web: name, portal: name, language, contentFormat: 'text', contentType: 'pagina' },
  };
}

/** Broadcaster data; `undefined` only when its own loader failed. */
export const useRootView = () => useRouteLoaderData('root') as RootView | undefined; // cast: root's loader returns it

/** The same for `meta` functions. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootView {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootView; // cast: root's loader returns it
}
