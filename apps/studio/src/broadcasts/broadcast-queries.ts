/** Queries whose totals are the figures of a broadcast (`docs/reports.md`, Broadcasts). Pure. */
import type { ReportQueryInput } from '@sintonia/contracts';
import { type Broadcast, live, onChannel, periodOf, queried, type Scope } from './broadcast-scope.ts';

export type BroadcastMetric = 'broadcastAudience' | 'broadcastShare' | 'broadcastAudience7' | 'broadcastAudience28';

/** A broadcast counts in the minute in which it starts. */
export function broadcastQuery(
  { timeZone, channel, ...scope }: Scope,
  metrics: readonly BroadcastMetric[],
  { startsAt }: Pick<Broadcast, 'startsAt'>,
): ReportQueryInput {
  const startMs = Date.parse(startsAt);
  return {
    ...queried(scope),
    period: periodOf(startMs, startMs + 1, timeZone),
    metrics: [...metrics],
    filter: onChannel(channel),
  };
}

/** Highest second of a channel's live audience. @param toMs exclusive; of a broadcast still on air, now */
export const peakQuery = ({ timeZone, channel, ...scope }: Scope, fromMs: number, toMs: number): ReportQueryInput => ({
  ...queried(scope),
  period: periodOf(fromMs, toMs, timeZone),
  metrics: ['peakConcurrency'],
  filter: { all: [live, onChannel(channel)] },
});
