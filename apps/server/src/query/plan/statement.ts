/** Builds one statement for a query: each relation is counted separately, joined by the values of the dimensions. */
import type { Granularity } from '@sintonia/contracts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import { allOf, anyOf, list, named, type Sql, sql, text, texts, unionAll, wholeNumber } from '../sql.ts';
import { bucketOf } from './buckets.ts';
import { withCellColumns } from './cell-columns.ts';
import type { Plan } from './check-query.ts';
import { countSql, figureSql, hasFigure, isNullable, isOfAnyRows, NO_FIGURE } from './count-sql.ts';
import { dayCounts, isOfDays, passesTogether } from './from-days.ts';
import { hourCounts, isOfHours } from './from-hours.ts';
import { furtherRows, orderOf, type PageStart, type Sorting, sortingOf } from './page-sql.ts';
import { type Pass, passesOf, passOf } from './passes.ts';
import { relationSource, type Span } from './relation-rows.ts';
import { isOfContent, isOfWhole, withoutContent } from './whole.ts';

/** Breakdown of a statement. */
export interface Breakdown {
  granularity: Granularity;
  dimensions: readonly string[];
}

const isBrokenDown = ({ granularity, dimensions }: Breakdown): boolean =>
  granularity !== 'total' || dimensions.length > 0;

/** Column names of a row's values: `time`, then `k_1` … */
export const valueColumns = ({ dimensions }: Breakdown): Sql[] => [
  named('time'),
  ...dimensions.map((_, i) => named(`k_${i + 1}`)),
];

/**
 * One row per value of the breakdown: `time`, `k_{n}`, and `m_{key}` of every counted metric.
 *
 * @param isWithTotals with one more row, of all values, marked by `is_total`
 */
export function countedRows(plan: Plan, span: Span, by: Breakdown, isWithTotals = false): Sql {
  const isWithWhole = [...plan.counted.values()].some(isOfWhole);
  const passes = passesTogether(plan, passesOf(plan, by), by, span);
  const ofRelations = passes.map((pass) => relationCounts(plan, pass, span, by, isWithTotals));
  const [first, ...others] = isWithWhole ? cellsAndWhole(plan, ofRelations, span, by) : ofRelations;
  if (first === undefined) throw new Error('a query has a metric');
  if (others.length === 0) return sql`(${first})`;
  const all = others.reduce((before, one) => sql`${before} union all ${one}`, first);
  const values = list([...valueColumns(by), ...(isWithTotals ? [IS_TOTAL] : [])]);
  const figures = [...plan.counted].map(([key, { count }]) => {
    const figure = sql`max(part.${named(`m_${key}`)})`;
    return sql`${isNullable(count) ? figure : sql`ifNull(${figure}, 0)`} as ${named(`m_${key}`)}`;
  });
  const counted = sql`select ${list([values, ...figures, ...(isWithWhole ? [sql`max(part.is_cell) as is_cell`] : [])])}
    from (${all}) as part group by ${values}`;
  return isWithWhole ? besideTheWhole(plan, counted, by) : sql`(${counted})`;
}

/** Counts of each relation, and one of the whole, in cells without a value of the content. */
const cellsAndWhole = (plan: Plan, ofRelations: readonly Sql[], span: Span, by: Breakdown): Sql[] => [
  ...ofRelations.map((part) => sql`select *, 1 as is_cell from (${part})`),
  sql`select *, ${by.dimensions.some(isOfContent) ? sql`0` : sql`1`} as is_cell from (${wholeCounts(plan, span, by)})`,
];

function wholeCounts(plan: Plan, span: Span, by: Breakdown): Sql {
  const figures = [...plan.counted].map(
    ([key, one]) => sql`${isOfWhole(one) ? countSql(one.count) : NO_FIGURE} as ${named(`m_${key}`)}`,
  );
  const query = { ...plan.query, filter: withoutContent(plan.query.filter) };
  const pass = { ...passOf('audience'), has: isOfWhole };
  return groupedRows({ ...plan, query }, pass, span, by, figures, { isLeftOut: isOfContent });
}

/** Every cell with the figures of the whole that it is a part of. */
function besideTheWhole(plan: Plan, counted: Sql, by: Breakdown): Sql {
  const among = list([
    named('time'),
    ...by.dimensions.flatMap((key, i) => (isOfContent(key) ? [] : [named(`k_${i + 1}`)])),
  ]);
  const figures = [...plan.counted].map(([key, one]) => {
    const column = named(`m_${key}`);
    return isOfWhole(one) ? sql`max(part.${column}) over (partition by ${among}) as ${column}` : column;
  });
  return sql`(select * from (select ${list([...valueColumns(by), ...figures, named('is_cell')])} from (${counted}) as part) where is_cell)`;
}

function relationCounts(plan: Plan, pass: Pass, span: Span, by: Breakdown, isWithTotals: boolean): Sql {
  if (pass.relation === 'hits' && span.hours && isOfHours(plan, by, span.timeZone)) {
    return hourCounts(plan, span.hours, by, span.timeZone);
  }
  if (isOfDays(plan, pass, by, span)) {
    return isWithTotals ? withTotals(plan, pass, span, by) : dayCounts(plan, pass, span, by);
  }
  // Several values of a row are cells of their own, in which a visitor of several rows counts once.
  const isOneRowEach = by.dimensions.every((key) => dimensionOf(key).isMany !== true);
  const figures = [...plan.counted].map(
    ([key, one]) =>
      sql`${pass.has(one) && !isOfWhole(one) ? countSql(pass.countOf(one), isOneRowEach) : NO_FIGURE} as ${named(`m_${key}`)}`,
  );
  return groupedRows(plan, pass, span, by, figures, { isWithTotals });
}

/** Marks the row of all values. */
const IS_TOTAL = named('is_total');

const WHOLE: Breakdown = { granularity: 'total', dimensions: [] };

/** Counts of days, and one more row with those of all values. */
function withTotals(plan: Plan, pass: Pass, span: Span, by: Breakdown): Sql {
  const figures = list([...plan.counted.keys()].map((key) => named(`m_${key}`)));
  const empty = list(valueColumns(by).map((column) => sql`'' as ${column}`));
  return unionAll([
    sql`select ${list([...valueColumns(by), figures, sql`0 as ${IS_TOTAL}`])} from (${dayCounts(plan, pass, span, by)})`,
    sql`select ${list([empty, figures, sql`1 as ${IS_TOTAL}`])} from (${dayCounts(plan, pass, span, WHOLE)})`,
  ]);
}

interface Grouping {
  /** Whether a dimension has an empty value instead of its own. */
  isLeftOut?: (dimension: string) => boolean;
  isWithTotals?: boolean;
}

function groupedRows(
  plan: Plan,
  pass: Pass,
  span: Span,
  by: Breakdown,
  figures: readonly Sql[],
  { isLeftOut = () => false, isWithTotals = false }: Grouping = {},
): Sql {
  const { filter, segments } = plan.query;
  const ofFilter = filter === undefined ? [] : filterDimensions(filter).map(({ name }) => name);
  const bucket = bucketOf(by.granularity, text(span.timeZone));
  const counts = [...plan.counted.values()].filter(pass.has).map(pass.countOf);
  const values = by.dimensions.map((key, i) => {
    const column = named(`d_${key}`);
    const value = dimensionOf(key).isMany ? sql`arrayJoin(${column})` : column;
    return sql`${isLeftOut(key) ? sql`''` : value} as ${named(`k_${i + 1}`)}`;
  });
  const ofRows = filter === undefined ? [] : [filterSql(filter, dimensionOf)];
  const cell = [bucket, ...by.dimensions.map((key) => named(`d_${key}`))];
  const rows = relationSource(pass.relation, span, {
    granularity: by.granularity,
    dimensions: [...by.dimensions, ...ofFilter],
    needs: [...plan.counted.values()].filter(pass.has).flatMap(({ needs }) => needs ?? []),
    segments,
    isOfAttempts: pass.isOfAttempts,
    reads: [bucket, ...values, ...figures, ...ofRows, withCellColumns(counts, sql``, cell)],
  });
  const meant = sql`from ${rows.from} where ${allOf([...rows.where, ...ofRows])}`;
  const keys = list(valueColumns(by));
  // Not of `time`, which is constant without a granularity.
  const isTotal = sql`grouping(${valueColumns(by).at(-1) ?? named('time')}) = 1 as ${IS_TOTAL}`;
  return sql`
    select ${list([sql`${bucket} as time`, ...values, ...figures, ...(isWithTotals ? [isTotal] : [])])}
    ${withCellColumns(counts, meant, cell)} group by ${isWithTotals ? sql`grouping sets ((${keys}), ())` : keys}`;
}

/** Figures of the requested metrics, as `f_{n}`. */
const metricFigures = (plan: Plan): Sql =>
  list(plan.query.metrics.map((key, i) => sql`${figureSql(key)} as ${named(`f_${i}`)}`));

/**
 * Whether the rows of a page include the totals, as `t_{n}`: for single-valued dimensions, unless hours give them
 * faster. Otherwise they are a separate query.
 */
export const includesTotals = (plan: Plan, { hours }: Span): boolean =>
  hours === null &&
  [...plan.counted.values()].every(({ count }) => isOfAnyRows(count)) &&
  plan.query.dimensions.every((key) => dimensionOf(key).isMany !== true);

/** The totals of the whole: one row. */
export const totalsStatement = (plan: Plan, span: Span): Sql =>
  sql`select ${metricFigures(plan)} from ${countedRows(plan, span, WHOLE)}`;

/**
 * One page of rows in order, plus one row, with `row_count` of all pages and `sorted`, the sort value. Rows of a breakdown in
 * which no requested metric has a figure are left out.
 *
 * @param from end of the previous page
 */
export function pageStatement(plan: Plan, span: Span, from: PageStart | null): Sql {
  const by = breakdownOf(plan);
  const sorting: Sorting = sortingOf(plan.query);
  const isWithTotals = includesTotals(plan, span);
  // The whole of a content's cell is that of other cells too.
  const isOfOthers = by.dimensions.some(isOfContent);
  const ofCells = new Map([...plan.counted].filter(([, one]) => !isOfOthers || !isOfWhole(one)));
  const shown = allOf([
    ...(isBrokenDown(by) ? [hasFigure(ofCells)] : []),
    ...(isWithTotals ? [sql`not ${IS_TOTAL}`] : []),
  ]);
  // One level: the engine takes a part of its time for each level of a statement.
  return sql`
    select ${list(valueColumns(by))}, ${metricFigures(plan)}, ${sorting.value} as sorted, ${shown} as is_shown,
      countIf(is_shown) over () as row_count${isWithTotals ? sql`, ${totalFigures(plan)}` : sql``}
    from ${countedRows(plan, span, by, isWithTotals)}
    qualify ${allOf([named('is_shown'), ...furtherRows(sorting, valueColumns(by), from)])}
    ${orderOf(sorting, valueColumns(by))}
    limit ${wholeNumber(plan.query.limit + 1)}`;
}

/** Figures of all rows as `t_{n}`, beside any row, and the mark of the row that they come from. */
const totalFigures = (plan: Plan): Sql =>
  list([
    ...plan.query.metrics.map((key, i) => sql`maxIf(${figureSql(key)}, ${IS_TOTAL}) over () as ${named(`t_${i}`)}`),
    IS_TOTAL,
  ]);

/**
 * Figures of the same values in another period; with a row of all values, marked by `is_total`, where `includesTotals`.
 *
 * @param rows values of the dimensions, without time
 */
export function comparedStatement(plan: Plan, span: Span, rows: readonly (readonly string[])[]): Sql {
  const by = breakdownOf(plan);
  const columns = valueColumns(by).slice(1);
  const lists = columns.map((_, i) => texts(rows.map((values) => values[i] ?? '')));
  const [column, ...more] = columns;
  const among =
    column === undefined
      ? sql`1`
      : more.length === 0
        ? sql`${column} in ${list(lists)}`
        : sql`(${list(columns)}) in (select arrayJoin(arrayZip(${list(lists)})))`;
  const isWithTotals = includesTotals(plan, span);
  return sql`
    select ${list([...valueColumns(by), metricFigures(plan), ...(isWithTotals ? [IS_TOTAL] : [])])}
    from ${countedRows(plan, span, by, isWithTotals)}
    where ${anyOf([...(isWithTotals ? [IS_TOTAL] : []), among])}`;
}

export const breakdownOf = ({ query: { granularity, dimensions } }: Plan): Breakdown => ({ granularity, dimensions });
