/** The gazetteer: every municipality of Catalonia. Made by `npm run map`. */
import type { Place } from '@sintonia/contracts';
import list from './places.json' with { type: 'json' };

export const PLACES: readonly Place[] = list;

/** Towns of the map, first rank first. */
export const MAIN_PLACES: readonly Place[] = PLACES.filter(({ mainRank }) => mainRank !== undefined).sort(
  (a, b) => (a.mainRank ?? 0) - (b.mainRank ?? 0),
);

const bySlug = new Map(PLACES.map((place) => [place.slug, place]));

export const placeOf = (slug: string): Place | null => bySlug.get(slug) ?? null;
