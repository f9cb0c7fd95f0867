/** Page views, visitors and plays by hour. */

import type { OverviewReport } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import type { Period } from '../../query/relations.ts';
import type { HitTotals, PlayTotals } from './overview-totals.ts';

/** Every hour of the period, oldest first; hours without events are zero. Pure. */
export function toHours(
  { fromMs, toMs }: Period,
  hits: readonly HitTotals[],
  playback: readonly PlayTotals[],
): OverviewReport['hours'] {
  const hitsAt = new Map(hits.map((row) => [row.hour * 1000, row]));
  const playbackAt = new Map(playback.map((row) => [row.hour * 1000, row]));
  const hours: OverviewReport['hours'] = [];
  for (let atMs = Math.floor(fromMs / HOUR_MS) * HOUR_MS; atMs < toMs; atMs += HOUR_MS) {
    const ofHits = hitsAt.get(atMs);
    hours.push({
      hour: new Date(atMs).toISOString(),
      pageviews: ofHits?.pageviews ?? 0,
      visitors: ofHits?.visitors ?? 0,
      plays: playbackAt.get(atMs)?.plays ?? 0,
    });
  }
  return hours;
}
