/** Rows of some days, and what a value's visitor adds to them, as rows that add up (`day-columns.ts`). */
import type { Relation } from '../metrics/metric.ts';
import { type RelationSource, relationSource, type Span } from '../plan/relation-rows.ts';
import { allOf, instant, list, named, type Sql, sql, text, wholeNumber, wholeNumbers } from '../sql.ts';
import { NEEDED, NEVER } from './day-columns.ts';
import { GROUP_VALUES } from './day-groups.ts';
import type { Grouping } from './grouped-rows.ts';
import { LOOKBACK_DAYS } from './lookback-days.ts';

export interface DaysToCount {
  /** Of whole local days; with `LOOKBACK_DAYS` before the first one. At most 64. */
  around: Span;
  /** From the first to the last day to count. */
  counted: Span;
  /** The days to count: their places in `around`, from 0. */
  places: readonly number[];
}

/** Rows for `columns`, after `place`, `group_name`, `GROUP_VALUES` and `days_since`. */
export interface DayStatement {
  columns: readonly string[];
  select: Sql;
}

/** A part of all keys, so that a statement holds fewer of them in memory. */
export interface PartOfKeys {
  of: number;
  place: number;
}

/** Local day of an instant, from 0. */
export const placeOf = (at: Sql, { fromMs, timeZone }: Span): Sql =>
  sql`dateDiff('day', toDate(${instant(fromMs)}, ${text(timeZone)}), toDate(${at}, ${text(timeZone)}))`;

/** Rows of days, for use in FROM, and conditions on them. */
export const rowsOfDays = (
  relation: Relation,
  span: Span,
  { reads, dimensions }: { reads: readonly Sql[]; dimensions: readonly string[] },
): RelationSource =>
  relationSource(relation, span, {
    granularity: 'day',
    dimensions,
    needs: NEEDED[relation] ?? [],
    segments: [],
    reads: [sql`at`, ...reads],
  });

/**
 * Conditions on rows of a key, such as a visitor: it is known, was there on the days to count, and is of the part.
 *
 * @param withIt what else must have been there with it
 */
export function isMeant(
  relation: Relation,
  { counted }: DaysToCount,
  { key, withIt = [], part }: { key: Sql; withIt?: readonly Sql[]; part: PartOfKeys },
): Sql[] {
  const isKnown = sql`${key} != 0`;
  const whole = list([key, ...withIt]);
  const there = rowsOfDays(relation, counted, { reads: [whole], dimensions: [] });
  return [
    isKnown,
    sql`(${whole}) in (select ${whole} from ${there.from} where ${allOf([...there.where, isKnown])})`,
    ...(part.of > 1 ? [sql`${key} % ${wholeNumber(part.of)} = ${wholeNumber(part.place)}`] : []),
  ];
}

/** Names of a group's values. */
export const KEYS = list(GROUP_VALUES.map(named));
export const LOOKBACK = wholeNumber(LOOKBACK_DAYS);
export const UNSEEN = wholeNumber(NEVER);

/** `days_since` of a day, after another one. @param before a place; much less than 0: none */
export const daysSince = (place: Sql, before: Sql): Sql =>
  sql`toUInt8(if(${place} - ${before} > ${LOOKBACK}, ${UNSEEN}, ${place} - ${before}))`;

/** Adds up what each key adds to the days. */
interface AddedUp {
  days: DaysToCount;
  grouping: Grouping;
  columns: readonly string[];
  /** Arrays of `(place, days_since, column, amount)`, the column by its place. */
  each: readonly Sql[];
  /** For use in FROM: a row for each key and group. */
  keyed: Sql;
}

export const addedUp = ({ days, grouping, columns, each, keyed }: AddedUp): DayStatement => ({
  columns,
  select: sql`
    select one.1 as place, group_name, ${KEYS}, one.2 as days_since,
      ${list(columns.map((column, i) => sql`sumIf(one.4, one.3 = ${wholeNumber(i)}) as ${named(column)}`))}
    from (
      select ${grouping.named},
        arrayJoin(arrayFilter(one -> has(${wholeNumbers(days.places)}, one.1), arrayConcat(${list(each)}))) as one
      from ${keyed}
      where ${grouping.isKept}
    )
    group by place, group_name, ${KEYS}, days_since`,
});
