/**
 * R-02. How many visitors' content plays for long enough, and how much content they cover, as rows that add up (`day-columns.ts`).
 *
 * Of a period that begins on one day and ends on another, a visitor is reached on exactly one day: the first on which what played
 * since the beginning is long enough. For each day that depends on the beginning alone: from the latest one for which the days up to this
 * one suffice back to just after the latest one for which those up to the day before do. So the visitor counts on this day from the
 * earlier of the two on, and is taken away again from periods that begin after the later one.
 */
import { MEDIUM } from '../plan/content-of-visitors.ts';
import { GAP_MS, RUNS } from '../plan/reach.ts';
import { allOf, list, named, plain, type Sql, sql, wholeNumber, wholeNumbers } from '../sql.ts';
import { CONTENT_S, REACHED, reachOf } from './day-columns.ts';
import {
  addedUp,
  type DayStatement,
  type DaysToCount,
  daysSince,
  isMeant,
  LOOKBACK,
  type PartOfKeys,
  placeOf,
  rowsOfDays,
} from './day-rows.ts';
import { groupingFor } from './grouped-rows.ts';

/** Earlier than any day that is compared. */
const NO_DAY = sql`-1000`;
const GROUPING = groupingFor('audience');
const VISITOR = named('visitor');

/** One row per visitor, group and day becomes one per visitor and group, with `days`, tuples in order of their place. */
const byDay = (rows: Sql, key: Sql, day: Sql): Sql => sql`(
    select ${GROUPING.columns}, ${key}, arraySort(groupArray((toInt16(place), ${day}))) as days
    from ${rows} group by ${GROUPING.columns}, ${key}
  )`;

/** Of each day after its place: the time in total, in the longest, first and last run, and the first and last instant. */
const OF_DAY = sql`played_ms, run_ms, first_run_ms, last_run_ms, begin_ms, end_ms`;

export function reachStatement(days: DaysToCount, part: PartOfKeys): DayStatement {
  const { setsWith, selected, dimensions } = GROUPING;
  const pieces = rowsOfDays('audience', days.around, {
    reads: [VISITOR, sql`begin_ms, end_ms`],
    dimensions,
  });
  const ofDays = sql`(
    select ${GROUPING.columns}, visitor, place, played_ms, spans[1].1 as begin_ms, arrayMax(spans.2) as end_ms,
      ${RUNS}, arrayMax(runs) as run_ms, runs[1] as first_run_ms, runs[-1] as last_run_ms
    from (
      select ${selected}, visitor, ${placeOf(sql`at`, days.around)} as place,
        intervalLengthSum(begin_ms, end_ms) as played_ms, arraySort(groupArray((begin_ms, end_ms))) as spans
      from ${pieces.from} where ${allOf([...pieces.where, ...isMeant('audience', days, { key: VISITOR, part })])}
      group by ${setsWith(sql`visitor, place`)}
    )
  )`;
  const reaches = Object.entries(REACHED).map(([column, metric]) => ({ column, ...reachOf(metric) }));
  const runs = reaches.flatMap(({ column, seconds, isConsecutive }) =>
    isConsecutive ? [sql`${sinceInRuns(seconds)} as ${named(column)}`] : [],
  );
  const each = reaches.map(({ column, seconds, isConsecutive }, i) =>
    reachedOn(isConsecutive ? latestOfRuns(named(column)) : latestOfTotals(seconds), i),
  );
  return addedUp({
    ...{ days, grouping: GROUPING, columns: Object.keys(REACHED), each },
    keyed: sql`(
      select *, ${dueOf(days)}, arrayCumSum(days.2) as until_ms, arrayPushFront(arrayPopBack(until_ms), 0) as before_ms,
        ${list(runs)}
      from ${byDay(ofDays, VISITOR, OF_DAY)}
    )`,
  });
}

/** `places` of the days, and which of them are to be counted, as numbers from 1. */
const dueOf = ({ places }: DaysToCount): Sql => sql`days.1 as places,
  arrayFilter(i -> has(${wholeNumbers(places)}, places[i]), arrayEnumerate(places)) as due`;

/** The latest day since which content played for long enough until the end of a day, or `NO_DAY`. */
type LatestUntil = (number: Sql) => Sql;

const latestOfTotals =
  (seconds: number): LatestUntil =>
  (number) =>
    sql`arrayPushFront(places, ${NO_DAY})[1 + arrayCount(ms -> ms <= until_ms[${number}] - ${wholeNumber(seconds * 1000)}, before_ms)]`;

const latestOfRuns =
  (since: Sql): LatestUntil =>
  (number) =>
    sql`arrayMax(arraySlice(${since}, 1, 1 + ${number}))`;

/**
 * Since when a run of each day without a gap is long enough, after `NO_DAY`. It lies within the day, or continues one of the day before: a
 * whole day is longer than any reach, so that none needs three.
 */
function sinceInRuns(seconds: number): Sql {
  const least = wholeNumber(seconds * 1000);
  return sql`arrayPushFront(arrayMap(
    (day, before) -> multiIf(
      day.3 >= ${least}, day.1,
      day.6 <= before.7 + ${GAP_MS} and before.5 + day.4 >= ${least}, before.1,
      ${NO_DAY}),
    days, arrayPushFront(arrayPopBack(days), (${NO_DAY}, 0, 0, 0, 0, 0, 0))), ${NO_DAY})`;
}

/** Rows of each day to count, of the latest days until it and until the day before. */
function reachedOn(latestUntil: LatestUntil, column: number): Sql {
  const row = (since: Sql, amount: number) =>
    sql`(toUInt8(one.1), ${daysSince(sql`one.1`, since)}, toUInt8(${wholeNumber(column)}), toInt8(${plain(String(amount))}))`;
  return sql`arrayFlatten(arrayMap(
    one -> if(one.2 = one.3 or one.1 - one.2 > ${LOOKBACK}, [],
      if(one.2 = one.1, [${row(sql`one.3`, 1)}], [${row(sql`one.3`, 1)}, ${row(sql`one.2`, -1)}])),
    arrayMap(i -> (places[i], ${latestUntil(sql`i`)}, ${latestUntil(sql`(i - 1)`)}), due)))`;
}

/** The engine repeats the parts of a row for each of its pairs of days, for that many rows at once. */
const ROWS_AT_ONCE = plain('4096');

/**
 * A second of a medium is new to a visitor on the first day of the period on which a play covers it. For each day, and each day up to it
 * from which on plays of the days between are known, that is how many seconds it adds to them.
 */
export function contentStatement(days: DaysToCount, part: PartOfKeys): DayStatement {
  const { setsWith, selected, dimensions } = GROUPING;
  const key = sql`visitor, medium`;
  const plays = rowsOfDays('plays', days.around, { reads: [VISITOR, MEDIUM, named('covered')], dimensions });
  const ofDays = sql`(
      select ${selected}, visitor, ${MEDIUM} as medium, ${placeOf(sql`at`, days.around)} as place, groupArrayArray(covered) as parts
      from ${plays.from} where ${allOf([...plays.where, ...isMeant('plays', days, { key: VISITOR, withIt: [MEDIUM], part })])}
      group by ${setsWith(sql`visitor, medium, place`)}
    )`;
  /** Seconds that the plays of some days cover together. */
  const covered = (first: Sql, last: Sql) => {
    const ofDays = (bounds: string) =>
      sql`arrayFlatten(arraySlice(${named(bounds)}, ${first}, 1 + ${last} - (${first})))`;
    return sql`toInt64(arrayReduce('intervalLengthSum', ${ofDays('starts')}, ${ofDays('ends')}))`;
  };
  /** Those that the last one adds to the others. */
  const added = (first: Sql, last: Sql) => sql`(${covered(first, last)} - ${covered(first, sql`${last} - 1`)})`;
  return addedUp({
    ...{ days, grouping: GROUPING, columns: [CONTENT_S] },
    each: [
      sql`arrayFlatten(arrayMap(
        last -> arrayMap(
          first -> (
            toUInt8(places[last]), ${daysSince(sql`places[last]`, sql`if(first = 1, ${NO_DAY}, places[first - 1])`)}, toUInt8(0),
            ${added(sql`first`, sql`last`)} - if(first = 1, 0, ${added(sql`first - 1`, sql`last`)})),
          range(1, last + 1)),
        due))`,
    ],
    keyed: sql`(
      select *, ${dueOf(days)}, arrayMap(day -> arrayMap(one -> one.1, day.2), days) as starts,
        arrayMap(day -> arrayMap(one -> one.2, day.2), days) as ends
      from ${byDay(ofDays, key, sql`parts`)}
      settings max_block_size = ${ROWS_AT_ONCE}
    )`,
  });
}
