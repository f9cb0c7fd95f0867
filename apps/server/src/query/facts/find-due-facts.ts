/** Finds hours whose facts are due to be written. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { SuitePeriod } from '../relations.ts';
import { engineTime, SUITES_BUILT } from '../rollups/build-hours.ts';
import { type FactSource, hoursWithBuilds, isReadBy } from './fact-kinds.ts';

/** Most hours per statement: it holds their rows, and those of the day before and after, in memory. */
const HOURS_AT_ONCE = 24;
/** Most hours per search, latest first. */
const MOST = 720;
/** Events of the following day may change an hour's visits, so its facts are written after that day. */
const WAITS_H = 26;

export interface DueFactsParts {
  events: Pick<EventStore, 'query' | 'change'>;
  reportSuite: string;
  settleMs: number;
  /** Hours that exceeded the memory limit (`hourKey`). They are not tried again among hours without facts. */
  tooLarge: Set<string>;
}

/** Consecutive hours of one suite, written by one statement. */
export type DueFacts = SuitePeriod;

export const hourKey = (source: FactSource, { suite, fromMs }: DueFacts): string => `${source} ${fromMs} ${suite}`;

/** Latest hours first. Rejects with `EventStoreError`. @param which all due hours, or those that have never had facts */
export async function findDueFacts(
  { events, reportSuite, settleMs, tooLarge }: DueFactsParts,
  source: FactSource,
  which: 'all' | 'new',
): Promise<DueFacts[]> {
  const touches = `
    select suite, hour, touched_at from rollup_touches where ${isReadBy(source)} and suite in (
      select suite from rollup_touches group by suite
      order by suite = {reportSuite:String} desc, uniqExact(hour) desc limit ${SUITES_BUILT}
    )`;
  const due = await events.query<{ suite: string; ms: number }>(
    `select suite, toUnixTimestamp(hour) * 1000 as ms from (${hoursWithBuilds(source, touches)})
     where build = 0 ${which === 'new' ? 'and has_build = 0' : ''} and touched_at < fromUnixTimestamp64Milli({settledMs:Int64}, 'UTC')
       and ms < {settledMs:Int64} - ${WAITS_H * HOUR_MS}
     order by suite, ms desc limit ${MOST}`,
    { reportSuite, settleMs, settledMs: (await engineTime(events)) - settleMs },
  );
  const isTried = (hour: DueFacts) => which === 'all' || !tooLarge.has(hourKey(source, hour));
  return runsOf(due.map(({ suite, ms }) => ({ suite, fromMs: ms, toMs: ms + HOUR_MS })).filter(isTried));
}

/** Consecutive hours as runs, by suite. @param hours latest first @param most hours of a run */
export function runsOf(hours: readonly DueFacts[], most = HOURS_AT_ONCE): DueFacts[] {
  const runs: DueFacts[] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    const isNext = run?.suite === hour.suite && run.fromMs === hour.toMs;
    if (run && isNext && run.toMs - run.fromMs < most * HOUR_MS) run.fromMs = hour.fromMs;
    else runs.push({ ...hour });
  }
  return runs;
}
