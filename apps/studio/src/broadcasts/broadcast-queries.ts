/** Queries whose totals are the figures of a broadcast (`docs/reports.md`, Broadcasts). Pure. */
import type { ReportQueryInput } from '@sintonia/contracts';
import type { CivilDay } from '../period/civil-day.ts';
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

/** Every broadcast of a channel on a day, or those called as one of them: for a mail of its week. */
export const broadcastsQuery = (
  { channel, timeZone: _, ...asked }: Scope,
  day: CivilDay,
  one: Pick<Broadcast, 'title'> | null,
): ReportQueryInput => ({
  ...queried(asked),
  period: { from: day, to: day },
  metrics: ['broadcastAudience', 'broadcastShare', 'broadcastAudience7', 'broadcastAudience28'],
  dimensions: ['broadcast'],
  filter: one
    ? { all: [onChannel(channel), { is: 'contains', dimension: 'broadcast', value: one.title }] }
    : onChannel(channel),
});

/** Highest second of a channel's live audience. @param toMs exclusive; of a broadcast still on air, now */
export const peakQuery = ({ timeZone, channel, ...scope }: Scope, fromMs: number, toMs: number): ReportQueryInput => ({
  ...queried(scope),
  period: periodOf(fromMs, toMs, timeZone),
  metrics: ['peakConcurrency'],
  filter: { all: [live, onChannel(channel)] },
});
