/** Counts hours whose events have settled, and publishes the new builds. */

import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { SuitePeriod } from '../relations.ts';
import { type Sql, toStatement } from '../sql.ts';
import { DEFINITION, hourRows } from './hour-columns.ts';
import { type Kind, LAST_BUILD, TABLES_OF } from './rollup-kinds.ts';

/** Hours per statement: it holds a visitor's hits of all of them in memory. */
const HOURS_AT_ONCE = 6;
/** A hit can name any suite; the suites with most hours are built, others are counted on request. */
export const SUITES_BUILT = 20;

/** Consecutive hours of one suite. */
export interface DueHours {
  kind: Kind;
  suite: string;
  fromMs: number;
  toMs: number;
}

const DUE_QUERY = `
  select touch.kind as kind, touch.suite as suite, toUnixTimestamp(touch.hour) as hour
  from (
    select kind, suite, hour, max(touched_at) as touched_at from rollup_touches
    where hour + 3600 <= toDateTime(intDiv({settledMs:Int64}, 1000), 'UTC') and suite in (
      select suite from rollup_touches group by suite
      order by suite = {reportSuite:String} desc, uniqExact(hour) desc limit ${SUITES_BUILT}
    )
    group by kind, suite, hour
  ) as touch
  left join (select kind, suite, hour, ${LAST_BUILD} from rollup_builds group by kind, suite, hour) as built using (kind, suite, hour)
  where touched_at < fromUnixTimestamp64Milli({settledMs:Int64}, 'UTC')
    and (definition != ${DEFINITION} or began_at <= touched_at + toIntervalMillisecond({settleMs:UInt32}))
  order by hour desc limit {most:UInt32}`;

/** Hours to count, latest first. */
export async function findDueHours(
  events: Pick<EventStore, 'query'>,
  search: { nowMs: number; settleMs: number; reportSuite: string; most: number },
): Promise<DueHours[]> {
  const { nowMs, settleMs, reportSuite, most } = search;
  const due = await events.query<{ kind: Kind; suite: string; hour: number }>(DUE_QUERY, {
    settledMs: nowMs - settleMs,
    settleMs,
    reportSuite,
    most,
  });
  const runs: DueHours[] = [];
  for (const { kind, suite, hour } of due) {
    const fromMs = hour * 1000;
    const run = runs.findLast((one) => one.kind === kind && one.suite === suite);
    const isNext = run?.fromMs === fromMs + HOUR_MS && run.toMs - fromMs <= HOURS_AT_ONCE * HOUR_MS;
    if (run && isNext) run.fromMs = fromMs;
    else runs.push({ kind, suite, fromMs, toMs: fromMs + HOUR_MS });
  }
  return runs;
}

/**
 * Builds the hours of a run; they may be read once this resolves.
 *
 * @param firstBuild number of the first hour's build; the following hours take the following numbers
 */
export async function buildHours(
  events: Pick<EventStore, 'query' | 'change'>,
  { kind, ...run }: DueHours,
  firstBuild: number,
): Promise<void> {
  const rows = hourRows(run.suite, run);
  const tables = TABLES_OF[kind].map((name) => ({ name, ...rows[name] }));
  await writeBuilds(events, { ...run, kind, firstBuild, definition: DEFINITION, tables });
}

interface Builds extends SuitePeriod {
  /** Names in `rollup_builds`. */
  kind: string;
  firstBuild: number;
  definition: number;
  /** `select` returns `hour`, then the columns. */
  tables: readonly { name: string; columns: string; select: Sql }[];
}

/** Writes the rows of some hours, then publishes their builds. */
export async function writeBuilds(
  events: Pick<EventStore, 'query' | 'change'>,
  { kind, suite, receivedBeforeMs = Infinity, fromMs, toMs, firstBuild, definition, tables }: Builds,
): Promise<void> {
  // Events that it leaves out arrive after it began.
  const beganMs = Math.min(await engineTime(events), receivedBeforeMs);
  const shared = { firstBuild, ownSuite: suite, firstHour: fromMs / 1000 };
  for (const { name, columns, select } of tables) {
    const { text, params } = toStatement(select);
    await events.change(
      `insert into ${name} (build, suite, hour, ${columns})
       select {firstBuild:UInt64} + intDiv(toUnixTimestamp(hour) - {firstHour:UInt32}, 3600), {ownSuite:String}, *
       from (${text})`,
      { ...params, ...shared },
    );
  }
  await events.change(
    `insert into rollup_builds (kind, suite, hour, build, began_at, definition)
     select {kind:String}, {ownSuite:String}, toDateTime({firstHour:UInt32} + number * 3600, 'UTC'),
       {firstBuild:UInt64} + number, fromUnixTimestamp64Milli({beganMs:Int64}, 'UTC'), {definition:UInt16}
     from numbers({hours:UInt32})`,
    { ...shared, kind, beganMs, definition, hours: (toMs - fromMs) / HOUR_MS },
  );
}

/** The engine's clock, which dates arrivals; epoch ms. */
export async function engineTime(events: Pick<EventStore, 'query'>): Promise<number> {
  const [now] = await events.query<{ ms: number }>("select toUnixTimestamp64Milli(now64(3, 'UTC')) as ms");
  if (now === undefined) throw new Error('the engine gave no time');
  return now.ms;
}
