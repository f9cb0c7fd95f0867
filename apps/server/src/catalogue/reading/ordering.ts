import type { EpisodeCard } from '@sintonia/contracts';
import type { CatalogueIndexes, EpisodeIndex, ProgrammeIndex } from './catalogue-indexes.ts';

const MOST_WATCHED = 6;
const MORE_EPISODES = 12;

/** The other episodes: same season first, each season by distance; of two at the same distance, the later one first. */
export function nearest(to: EpisodeIndex, episodes: readonly EpisodeIndex[]): EpisodeCard[] {
  const from = episodes.indexOf(to);
  return episodes
    .map((shelf, at) => ({
      shelf,
      away: [Math.abs(shelf.episode.season - to.episode.season), Math.abs(at - from), at < from ? 1 : 0] as const,
    }))
    .filter(({ shelf }) => shelf !== to)
    .sort((a, b) => a.away[0] - b.away[0] || a.away[1] - b.away[1] || a.away[2] - b.away[2])
    .slice(0, MORE_EPISODES)
    .map(({ shelf }) => shelf.card);
}

/** Most played episodes; remaining places get the newest episode of each programme in editorial order. */
export function rank({ episodes, programmes }: CatalogueIndexes, mostPlayed: readonly string[]): EpisodeCard[] {
  const played = mostPlayed.flatMap((id) => episodes.get(Number(id)) ?? []);
  const editorial = [...programmes.values()].flatMap((shelf) => newest(shelf) ?? []);
  return [...new Set([...played, ...editorial])]
    .map(({ card }) => card)
    .filter((card) => card.kind === 'video')
    .slice(0, MOST_WATCHED);
}

function newest({ episodes }: ProgrammeIndex): EpisodeIndex | undefined {
  return episodes.toSorted((a, b) => b.episode.broadcastAt.localeCompare(a.episode.broadcastAt))[0];
}
