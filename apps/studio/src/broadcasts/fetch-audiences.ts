import { ok } from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';
import { fetchReport } from '../query/use-report.ts';
import { type Broadcast, minuteOf, onChannel, periodOf, queried, type Scope } from './broadcast-scope.ts';

/** Average-minute audience, and the part of the live audience of all channels; null where there is none. */
export interface BroadcastAudience {
  mean: number;
  share: number | null;
}

/** By the start of the broadcast; of those of a channel's day that have begun. */
export type Audiences = ReadonlyMap<string, BroadcastAudience>;

/** As reports count them (`docs/reports.md`, Broadcasts). */
export async function fetchAudiences(
  { timeZone, channel, ...scope }: Scope,
  broadcasts: readonly Broadcast[],
  signal?: AbortSignal,
): Answered<Audiences> {
  const begun = broadcasts.filter(({ startsAt }) => Date.parse(startsAt) < Date.now());
  const starts = begun.map(({ startsAt }) => Date.parse(startsAt));
  if (starts.length === 0) return ok(new Map());
  const answer = await fetchReport(
    {
      ...queried(scope),
      period: periodOf(Math.min(...starts), Math.max(...starts) + 1, timeZone),
      metrics: ['broadcastAudience', 'broadcastShare'],
      granularity: 'minute',
      filter: onChannel(channel),
      limit: 2000,
    },
    signal,
  );
  if (!answer.ok) return answer;
  const byMinute = new Map(
    answer.value.rows.map(({ dimensions, metrics }) => [minuteOf(dimensions.time ?? ''), metrics]),
  );
  return ok(
    new Map(
      begun.map(({ startsAt }) => {
        const { broadcastAudience, broadcastShare } = byMinute.get(minuteOf(startsAt)) ?? {};
        return [startsAt, { mean: broadcastAudience ?? 0, share: broadcastShare ?? null }];
      }),
    ),
  );
}
