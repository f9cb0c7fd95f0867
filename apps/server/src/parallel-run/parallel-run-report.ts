/** S-08: daily figures of both servers, and the parts of their difference. */
import { ParallelMetric, type ParallelRunReport } from '@sintonia/contracts';
import { type DaySpan, daysBetween, periodOf } from '../query/civil-days.ts';
import { queryRunner } from '../query/run-query.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { type CountingMode, type DailyQuery, hitDaysQuery, playDaysQuery } from './daily-counts.ts';
import { type DayCounts, explainDifference, NO_COUNTS } from './explain-difference.ts';
import type { ImportedFigure } from './read-figures.ts';

type CountedDay = { day: string; mode: CountingMode } & Partial<DayCounts>;

/** Rejects with `EventStoreError`. */
export async function parallelRunDays(
  events: Pick<EventStore, 'query'>,
  { suite, timeZone, ...span }: DaySpan & { suite: string; timeZone: string },
  theirs: readonly ImportedFigure[],
): Promise<ParallelRunReport['days']> {
  const query: DailyQuery = { suite, timeZone, ...periodOf(span, timeZone) };
  const ask = queryRunner(events);
  const counts = new Map<string, Record<CountingMode, DayCounts>>(
    daysBetween(span.from, span.to).map((day) => [
      day,
      { ours: NO_COUNTS, withRobots: NO_COUNTS, onArrival: NO_COUNTS },
    ]),
  );
  const rows = await Promise.all([ask<CountedDay>(hitDaysQuery(query)), ask<CountedDay>(playDaysQuery(query))]);
  for (const { day, mode, ...counted } of rows.flat()) {
    const ofDay = counts.get(day);
    if (ofDay) ofDay[mode] = { ...ofDay[mode], ...counted };
  }
  const given = new Map(theirs.map(({ day, metric, value }) => [`${day} ${metric}`, value]));
  return [...counts].map(([day, ofDay]) => ({
    day,
    figures: Object.fromEntries(
      ParallelMetric.options.map((metric) => [
        metric,
        explainDifference(metric, ofDay, given.get(`${day} ${metric}`) ?? null),
      ]),
    ) as ParallelRunReport['days'][number]['figures'], // cast: every metric has its entry
  }));
}
