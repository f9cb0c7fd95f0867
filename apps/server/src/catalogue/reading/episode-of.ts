/** Finds the episode of a broadcast. Pure. */
import type { Broadcast } from '@sintonia/contracts';
import type { EpisodeIndex } from './catalogue-indexes.ts';

/**
 * The episode of its programme that was first broadcast in this slot; else, since programmes are repeated, the one
 * whose title is the broadcast's subtitle, alone or after a colon («Primera part: La barrera»).
 *
 * @param episodes of the broadcast's programme
 */
export function episodeOf(broadcast: Broadcast, episodes: readonly EpisodeIndex[]): EpisodeIndex | null {
  const { startsAt, endsAt, subtitle } = broadcast;
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  const isIn = (iso: string) => Date.parse(iso) >= startMs && Date.parse(iso) < endMs;
  const isNamed = (title: string) => subtitle === title || subtitle?.endsWith(`: ${title}`);
  return (
    episodes.find(({ episode }) => isIn(episode.broadcastAt)) ??
    episodes.find(({ episode }) => isNamed(episode.title)) ??
    null
  );
}
