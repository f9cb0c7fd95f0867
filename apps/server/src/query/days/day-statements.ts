/** Statements that count days (`day-columns.ts`): each reads the rows of a few days, and of those before them, once. */
import type { Span } from '../plan/relation-rows.ts';
import { visitsUntil } from '../plan/visitor-history.ts';
import { allOf, list, named, type Sql, sql, text, wholeNumber, wholeNumbers } from '../sql.ts';
import { ADDED, type AddedOf, addedTo, DISTINCT, type Distinct, NEVER, NEW_VISITORS } from './day-columns.ts';
import {
  addedUp,
  type DayStatement,
  type DaysToCount,
  isMeant,
  LOOKBACK,
  type PartOfKeys,
  placeOf,
  rowsOfDays,
  UNSEEN,
} from './day-rows.ts';
import { groupingFor } from './grouped-rows.ts';
import { contentStatement, reachStatement } from './viewer-statements.ts';

export const ALL_KEYS: PartOfKeys = { of: 1, place: 0 };

/** A statement for a part of all keys; null if another part has it. */
export type StatementOf = (part: PartOfKeys) => DayStatement | null;

/** Statements whose rows together are the counts of the days. */
export const dayStatements = (days: DaysToCount): StatementOf[] => [
  ({ place }) => (place === 0 ? addedStatement(days, 'hits') : null),
  ({ place }) => (place === 0 ? addedStatement(days, 'plays') : null),
  ...DISTINCT.map(
    (distinct): StatementOf =>
      (part) =>
        distinctStatement(days, distinct, part),
  ),
  (part) => reachStatement(days, part),
  (part) => contentStatement(days, part),
];

function addedStatement({ around, counted, places }: DaysToCount, relation: AddedOf): DayStatement {
  const grouping = groupingFor(relation);
  const columns = Object.keys(ADDED[relation]);
  const sums = list(
    Object.entries(ADDED[relation]).map(([column, metric]) => sql`${addedTo(metric)} as ${named(column)}`),
  );
  const rows = rowsOfDays(relation, counted, { reads: [sums], dimensions: grouping.dimensions });
  return {
    columns,
    select: sql`
      select place, ${grouping.named}, ${wholeNumber(NEVER)} as days_since,
        ${list(columns.map(named))}
      from (
        select ${placeOf(sql`at`, around)} as place, ${grouping.selected}, ${sums}
        from ${rows.from} where ${allOf([...rows.where, sql`place in ${wholeNumbers(places)}`])}
        group by ${grouping.setsWith(sql`place`)}
      )
      where ${allOf([grouping.isKept, sql`(${list(columns.map(named))}) != (${list(columns.map(() => sql`0`))})`])}`,
  };
}

/** `(place, days since the one before, column, amount)` for each day in the mask. */
const occurrences = (mask: Sql, column: number): Sql => sql`arrayMap(
    (place, before) -> (
      toUInt8(place), toUInt8(if(before = ${UNSEEN} or place - before > ${LOOKBACK}, ${UNSEEN}, place - before)),
      toUInt8(${wholeNumber(column)}), toInt8(1)),
    bitPositionsToArray(${mask}), arrayPopBack(arrayPushFront(bitPositionsToArray(${mask}), toUInt64(${UNSEEN}))))`;

/**
 * A visitor whose first hit lies in a period is new at every value that it has there. So it counts on the first day that it has the
 * value, and is taken away again from periods that begin after the day of its first hit.
 */
const newOccurrences = (all: Sql, column: number): Sql => {
  const isFirst = sql`one.2 = ${UNSEEN} and one.1 - first_place <= ${LOOKBACK}`;
  const number = sql`toUInt8(${wholeNumber(column)})`;
  return sql`
    arrayMap(one -> (one.1, one.2, ${number}, toInt8(1)), arrayFilter(one -> ${isFirst}, ${all})),
    arrayMap(one -> (one.1, toUInt8(one.1 - first_place), ${number}, toInt8(-1)),
      arrayFilter(one -> ${isFirst} and one.1 > first_place, ${all}))`;
};

/** `visitor, first_place`: the day of the first hit, before 0 if it is earlier. */
const firstPlaces = (around: Span): Sql => sql`
  select visitor, ${placeOf(sql`min(began_at)`, around)} as first_place
  from (${visitsUntil({ ...around, zone: text(around.timeZone) })}) group by visitor`;

function distinctStatement(
  days: DaysToCount,
  { relation, key, ...distinct }: Distinct,
  part: PartOfKeys,
): DayStatement {
  const grouping = groupingFor(relation);
  const own = Object.entries(distinct.columns);
  const columns = [...own.map(([column]) => column), ...(distinct.isWithNew ? [NEW_VISITORS] : [])];
  const id = named(key);
  const day = sql`bitShiftLeft(toUInt64(1), toUInt8(${placeOf(sql`at`, days.around)}))`;
  const masks = list(own.map(([, when], i) => sql`groupBitOrIf(${day}, ${when}) as ${named(`mask_${i}`)}`));
  const rows = rowsOfDays(relation, days.around, { reads: [masks, id], dimensions: grouping.dimensions });
  const each = own.map((_, i) => occurrences(named(`mask_${i}`), i));
  if (distinct.isWithNew) each.push(newOccurrences(occurrences(named('mask_0'), 0), own.length));
  return addedUp({
    ...{ days, grouping, columns, each },
    keyed: sql`(
        select ${grouping.selected}, ${id}, ${masks}
        from ${rows.from} where ${allOf([...rows.where, ...isMeant(relation, days, { key: id, part })])}
        group by ${grouping.setsWith(id)}
      ) as keyed
      ${distinct.isWithNew ? sql`left join (${firstPlaces(days.around)}) as begun using (visitor)` : sql``}`,
  });
}
