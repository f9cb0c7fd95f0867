/** Rows grouped by every group of values by which days are counted (`day-groups.ts`), all groups beside each other in one pass. */
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import { anyOf, list, named, type Sql, sql, text, wholeNumber } from '../sql.ts';
import { AMONG, DAY_GROUPS, type DayGroup, type DayRelation, GROUP_VALUES, nameOf, SOURCE_OF } from './day-groups.ts';

export interface Grouping {
  /** Keys of the dimensions to carry on each row, as `d_{key}`. */
  dimensions: readonly string[];
  /** To select with the figures. */
  selected: Sql;
  /** @param keys that every group is by too */
  setsWith(keys: Sql): Sql;
  /** Over the selected: the columns themselves, for another grouping. */
  columns: Sql;
  /** `group_name`, and its values as `GROUP_VALUES`. */
  named: Sql;
  /** Condition: not of the rows that a group leaves out. */
  isKept: Sql;
}

const GROUPED = named('grouped');
const KNOWN = { hits: groupingOf(DAY_GROUPS.hits), viewers: groupingOf(DAY_GROUPS.viewers) };

export const groupingFor = (relation: DayRelation): Grouping => KNOWN[SOURCE_OF[relation]];

function groupingOf(groups: readonly DayGroup[]): Grouping {
  const dimensions = [...new Set(groups.flatMap((group) => group.dimensions))];
  const amongs = [...new Set(groups.flatMap(({ among }) => among ?? []))].map((among, i) => ({
    ...{ among, column: named(`is_${i}`), condition: filterSql(AMONG[among], dimensionOf) },
  }));
  const columnOf = (dimension: string) => named(`d_${dimension}`);
  /** Columns by which rows are grouped, each with whether a group is by it. */
  const keys = [
    ...amongs.map(({ among, column }) => ({ column, isOf: (group: DayGroup) => group.among === among })),
    ...dimensions.map((key) => ({ column: columnOf(key), isOf: (group: DayGroup) => group.dimensions.includes(key) })),
  ];
  const columns = keys.map(({ column }) => column);
  /** `grouped` of a group: a bit for each column, the first one the highest, set where the group is not by it. */
  const groupedAs = (group: DayGroup) =>
    wholeNumber(keys.reduce((bits, { isOf }) => 2 * bits + (isOf(group) ? 0 : 1), 0));
  const isOneOf = (some: readonly DayGroup[]) => sql`${GROUPED} in (${list(some.map(groupedAs))})`;
  const names = groups.map((group) => sql`${isOneOf([group])}, ${text(nameOf(group))}`);
  const values = GROUP_VALUES.map((name, i) => {
    const cases = dimensions.flatMap((key) => {
      const by = groups.filter((group) => group.dimensions[i] === key);
      return by.length > 0 ? [sql`${isOneOf(by)}, toString(${columnOf(key)})`] : [];
    });
    return sql`${cases.length > 0 ? sql`multiIf(${list(cases)}, '')` : sql`''`} as ${named(name)}`;
  });
  return {
    dimensions: [
      ...new Set([
        ...dimensions,
        ...amongs.flatMap(({ among }) => filterDimensions(AMONG[among]).map(({ name }) => name)),
      ]),
    ],
    selected: list([
      ...amongs.map(({ column, condition }) => sql`${condition} as ${column}`),
      ...dimensions.map(columnOf),
      sql`grouping(${list(columns)}) as ${GROUPED}`,
    ]),
    setsWith: (more) =>
      sql`grouping sets (${list(
        groups.map(
          (group) => sql`(${list([more, ...keys.filter(({ isOf }) => isOf(group)).map(({ column }) => column)])})`,
        ),
      )})`,
    columns: list([...columns, GROUPED]),
    named: sql`multiIf(${list(names)}, '') as group_name, ${list(values)}`,
    // A column that a group is not by is 0.
    isKept: anyOf([isOneOf(groups.filter(({ among }) => among === null)), ...amongs.map(({ column }) => column)]),
  };
}
