/** Statements that count days (`day-columns.ts`): each reads the hits of a few days, and of those before them, once. */
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import { relationSource, type Span } from '../plan/relation-rows.ts';
import { visitsUntil } from '../plan/visitor-history.ts';
import { allOf, anyOf, instant, list, named, type Sql, sql, text, wholeNumber, wholeNumbers } from '../sql.ts';
import { ADDED, addedTo, DISTINCT, type DistinctKey, NEEDED, NEVER, NEW_VISITORS } from './day-columns.ts';
import { AMONG, type Among, DAY_GROUPS, type DayGroup, GROUP_VALUES, nameOf } from './day-groups.ts';
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

/** @param part of all keys, so that a statement holds fewer of them in memory */
export const dayStatements = (days: DaysToCount, part = { of: 1, place: 0 }): DayStatement[] => [
  ...(part.place === 0 ? [addedStatement(days)] : []),
  ...(Object.keys(DISTINCT) as DistinctKey[]).map((key) => distinctStatement(days, key, part)), // cast: its own keys
];

const DIMENSIONS = [...new Set(DAY_GROUPS.flatMap(({ dimensions }) => dimensions))];
const AMONGS = Object.keys(AMONG) as Among[]; // cast: its own keys
const columnOf = (dimension: string): Sql => named(`d_${dimension}`);
const isAmong = (among: Among): Sql => named(`is_${AMONGS.indexOf(among)}`);
/** Columns by which hits are grouped, each with whether a group is by it. */
const COLUMNS = [
  ...AMONGS.map((among) => ({ column: isAmong(among), isOf: (group: DayGroup) => group.among === among })),
  ...DIMENSIONS.map((key) => ({ column: columnOf(key), isOf: (group: DayGroup) => group.dimensions.includes(key) })),
];

/** Groups of hits, counted beside each other in one pass. */
const groupingSets = (keys: Sql): Sql =>
  sql`grouping sets (${list(
    DAY_GROUPS.map(
      (group) => sql`(${list([keys, ...COLUMNS.filter(({ isOf }) => isOf(group)).map(({ column }) => column)])})`,
    ),
  )})`;
const GROUPED = named('grouped');
const SELECTED = list([
  ...AMONGS.map((among) => sql`${filterSql(AMONG[among], dimensionOf)} as ${isAmong(among)}`),
  ...DIMENSIONS.map(columnOf),
  sql`grouping(${list(COLUMNS.map(({ column }) => column))}) as ${GROUPED}`,
]);
/** `grouped` of a group: a bit for each column, the first one the highest, set where the group is not by it. */
const groupedAs = (group: DayGroup): Sql =>
  wholeNumber(COLUMNS.reduce((bits, { isOf }) => 2 * bits + (isOf(group) ? 0 : 1), 0));
const isOneOf = (groups: readonly DayGroup[]): Sql => sql`${GROUPED} in (${list(groups.map(groupedAs))})`;

/** Over these: the name of the group, and its values. */
const NAME = sql`multiIf(${list(DAY_GROUPS.map((group) => sql`${isOneOf([group])}, ${text(nameOf(group))}`))}, '')`;
const VALUES = GROUP_VALUES.map((name, i) => {
  const cases = DIMENSIONS.flatMap((key) => {
    const groups = DAY_GROUPS.filter(({ dimensions }) => dimensions[i] === key);
    return groups.length > 0 ? [sql`${isOneOf(groups)}, toString(${columnOf(key)})`] : [];
  });
  return sql`multiIf(${list(cases)}, '') as ${named(name)}`;
});
const OF_GROUP = sql`${NAME} as group_name, ${list(VALUES)}`;
/** A column that a group is not by is 0. */
const IS_KEPT = anyOf([isOneOf(DAY_GROUPS.filter(({ among }) => among === null)), ...AMONGS.map(isAmong)]);

const placeOf = (at: Sql, { fromMs, timeZone }: Span): Sql =>
  sql`dateDiff('day', toDate(${instant(fromMs)}, ${text(timeZone)}), toDate(${at}, ${text(timeZone)}))`;

const CARRIED = [
  ...DIMENSIONS,
  ...Object.values(AMONG).flatMap((one) => filterDimensions(one).map(({ name }) => name)),
];
/** Hits of days, for use in FROM, and conditions on them. */
const hitsOf = (span: Span, reads: readonly Sql[], dimensions: readonly string[] = CARRIED) =>
  relationSource('hits', span, {
    granularity: 'total',
    dimensions,
    needs: NEEDED,
    segments: [],
    reads: [sql`at`, ...reads],
  });

function addedStatement({ around, counted, places }: DaysToCount): DayStatement {
  const columns = Object.keys(ADDED) as (keyof typeof ADDED)[]; // cast: its own keys
  const sums = list(columns.map((column) => sql`${addedTo(column)} as ${named(column)}`));
  const rows = hitsOf(counted, [sums]);
  return {
    columns,
    select: sql`
      select place, ${OF_GROUP}, ${wholeNumber(NEVER)} as days_since,
        ${list(columns.map(named))}
      from (
        select ${placeOf(sql`at`, around)} as place, ${SELECTED}, ${sums}
        from ${rows.from} where ${allOf([...rows.where, sql`place in ${wholeNumbers(places)}`])}
        group by ${groupingSets(sql`place`)}
      )
      where ${allOf([IS_KEPT, sql`(${list(columns.map(named))}) != (${list(columns.map(() => sql`0`))})`])}`,
  };
}

const KEYS = list(GROUP_VALUES.map(named));
const LOOKBACK = wholeNumber(LOOKBACK_DAYS);
const UNSEEN = wholeNumber(NEVER);

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
  { around, counted, places }: DaysToCount,
  key: DistinctKey,
  part: { of: number; place: number },
): DayStatement {
  const own = Object.entries<Sql>(DISTINCT[key]);
  const ofVisitors = key === 'visitor';
  const columns = [...own.map(([column]) => column), ...(ofVisitors ? [NEW_VISITORS] : [])];
  const id = named(key);
  const day = sql`bitShiftLeft(toUInt64(1), toUInt8(${placeOf(sql`at`, around)}))`;
  const masks = list(own.map(([, when], i) => sql`groupBitOrIf(${day}, ${when}) as ${named(`mask_${i}`)}`));
  const rows = hitsOf(around, [masks, id]);
  const meant = hitsOf(counted, [id], []);
  const isMeant = [
    sql`${id} != 0`,
    sql`${id} in (select ${id} from ${meant.from} where ${allOf([...meant.where, sql`${id} != 0`])})`,
    ...(part.of > 1 ? [sql`${id} % ${wholeNumber(part.of)} = ${wholeNumber(part.place)}`] : []),
  ];
  const each = own.map((_, i) => occurrences(named(`mask_${i}`), i));
  if (ofVisitors) each.push(newOccurrences(occurrences(named('mask_0'), 0), own.length));
  const amounts = columns.map((column, i) => sql`sumIf(one.4, one.3 = ${wholeNumber(i)}) as ${named(column)}`);
  return {
    columns,
    select: sql`
      select one.1 as place, group_name, ${KEYS}, one.2 as days_since, ${list(amounts)}
      from (
        select ${OF_GROUP},
          arrayJoin(arrayFilter(one -> has(${wholeNumbers(places)}, one.1), arrayConcat(${list(each)}))) as one
        from (
          select ${SELECTED}, ${id}, ${masks}
          from ${rows.from} where ${allOf([...rows.where, ...isMeant])}
          group by ${groupingSets(id)}
        ) as keyed
        ${ofVisitors ? sql`left join (${firstPlaces(around)}) as begun using (visitor)` : sql``}
        where ${IS_KEPT}
      )
      group by place, group_name, ${KEYS}, days_since`,
  };
}
