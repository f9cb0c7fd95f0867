/** Order of rows, and the start of a page: after a given row (keyset pagination). */
import type { ReportQuery } from '@sintonia/contracts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { anyOf, exactly, list, named, type Sql, sql, text } from '../sql.ts';
import { figureSql } from './count-sql.ts';

export interface Sorting {
  /** Expression over the values of dimensions and all counted metrics. The values break ties. */
  value: Sql;
  isNumber: boolean;
  isDescending: boolean;
}

/** Last row of the previous page. */
export interface PageStart {
  sorted: string | number;
  /** `time`, then the dimensions. */
  values: readonly string[];
}

export function sortingOf({ sort, metrics, dimensions, granularity }: ReportQuery): Sorting {
  const by = sort?.by ?? (granularity === 'total' ? (metrics[0] ?? '') : 'time');
  const isDescending = sort ? sort.direction === 'descending' : by !== 'time';
  if (by === 'time') return { value: sql`time`, isNumber: false, isDescending };
  const place = dimensions.indexOf(by);
  // Null sorts below every figure, since no figure is negative.
  if (place < 0) return { value: sql`ifNull(${figureSql(by)}, -1)`, isNumber: true, isDescending };
  const column = named(`k_${place + 1}`);
  return dimensionOf(by).kind === 'number'
    ? { value: sql`ifNull(toFloat64OrNull(${column}), -1)`, isNumber: true, isDescending }
    : { value: column, isNumber: false, isDescending };
}

export const orderOf = ({ isDescending }: Sorting, values: readonly Sql[]): Sql =>
  sql`order by sorted ${isDescending ? sql`desc` : sql`asc`}, ${list(values)}`;

/** The condition on rows after the start of the page; none on the first page. */
export function furtherRows(
  { isNumber, isDescending }: Sorting,
  values: readonly Sql[],
  from: PageStart | null,
): readonly Sql[] {
  if (from === null) return [];
  const last = isNumber ? exactly(Number(from.sorted)) : text(String(from.sorted));
  const further = isDescending ? sql`sorted < ${last}` : sql`sorted > ${last}`;
  const tie = sql`sorted = ${last} and tuple(${list(values)}) > tuple(${list(from.values.map(text))})`;
  return [anyOf([further, sql`(${tie})`])];
}
