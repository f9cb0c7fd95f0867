/** Queries an activity's sufficient statistics from the event store and evaluates them. */

import type { Activity, ActivityChange, ActivityResults } from '@sintonia/contracts';
import { DAY_MS } from '@sintonia/contracts';
import { queryRunner } from '../../query/run-query.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { sampleRatioOf, skewedSegmentsOf } from './activity-sample-ratio.ts';
import { aggregateOf } from './aggregate.ts';
import { forgedVisitorsQuery, type ResultsQuery } from './exposed-visitors.ts';
import { signalOf } from './goal-signals.ts';
import { groupsOf } from './result-variants.ts';
import { type ExposureRow, exposureDaysQuery, type OutcomeRow, outcomesQuery } from './results-queries.ts';
import { type SegmentRow, segmentsQuery } from './segments-query.ts';
import { toResults } from './to-results.ts';

/** Clients retain undelivered events for seven days (M-10), and their clocks may be wrong. */
const LATE_MS = 8 * DAY_MS;
/** A change of these fields changes what visitors get, or their shares, so results restart. */
const STARTS_AGAIN = ['variants', 'holdout'];

/** Time of the last change of one of these fields since the start; null: none. */
function lastChange({ startedAt }: Activity, changes: readonly ActivityChange[], of: readonly string[]): string | null {
  const last = changes.find(
    ({ action, fields, at }) =>
      action === 'updated' && startedAt !== null && at > startedAt && fields.some((field) => of.includes(field)),
  );
  return last?.at ?? null;
}

export interface ResultsSetting {
  events: Pick<EventStore, 'query'>;
  suite: string;
  timeZone: string;
  nowMs: number;
}

/** @param changes newest first */
export async function queryResults(
  activity: Activity,
  changes: readonly ActivityChange[],
  { events, suite, timeZone, nowMs }: ResultsSetting,
): Promise<ActivityResults> {
  /** Time since which visitors get the current variants; null: since the start. */
  const again = lastChange(activity, changes, STARTS_AGAIN);
  const sinceMs = Date.parse(activity.startedAt ?? activity.createdAt) - LATE_MS;
  const query: ResultsQuery = {
    activity: activity.id,
    suite,
    sinceMs,
    countedFromMs: again === null ? sinceMs : Date.parse(again),
    outcomeMs: activity.outcomeDays * DAY_MS,
    nowMs,
    timeZone,
  };
  const ask = queryRunner(events);
  const [exposures, outcomes, [left]] = await Promise.all([
    ask<ExposureRow>(exposureDaysQuery(query)),
    ask<OutcomeRow>(outcomesQuery(query, activity.goals.map(signalOf))),
    ask<{ forged: number }>(forgedVisitorsQuery(query)),
  ]);
  const aggregate = aggregateOf(exposures, outcomes);
  const groups = groupsOf(activity);
  const ratio = sampleRatioOf(aggregate, groups);
  const skewed = ratio.isFine ? [] : skewedSegmentsOf(await ask<SegmentRow>(segmentsQuery(query)), aggregate, groups);
  return toResults(
    activity,
    aggregate,
    { ...ratio, guilty: skewed },
    {
      askedAt: new Date(nowMs).toISOString(),
      timeZone,
      countedFrom: again,
      forged: left?.forged ?? 0,
      goalsChanged: lastChange(activity, changes, ['goals']),
    },
  );
}
