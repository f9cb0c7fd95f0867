/** Rows of a table that is wholly in the browser: found and sorted. Pure. */
import { plain } from '../messages/plain-text.ts';

interface Valued<Row> {
  name: string;
  value: (row: Row) => string | number;
  isAction?: boolean;
}

export interface TableSort {
  /** Name of the column. */
  by: string;
  isDescending: boolean;
}

/**
 * Rows with the text in any value, case and accents aside, in the order of a column; without one in theirs.
 * Rows without a value come last in both directions.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Valued<Row>[],
  search: string,
  sort: TableSort | null,
): readonly Row[] {
  const text = plain(search.trim());
  const valued = columns.filter(({ isAction }) => !isAction);
  const found =
    text === '' ? rows : rows.filter((row) => valued.some(({ value }) => plain(String(value(row))).includes(text)));
  const column = valued.find(({ name }) => name === sort?.by);
  if (!column || !sort) return found;
  const sign = sort.isDescending ? -1 : 1;
  return found
    .map((row) => ({ row, x: column.value(row) }))
    .sort(({ x }, { x: y }) => {
      if (x === '' || y === '') return Number(x === '') - Number(y === '');
      return sign * compare(x, y);
    })
    .map(({ row }) => row);
}

const byText = new Intl.Collator('ca', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byText.compare(String(a), String(b));

/** The order after the header of a column is pressed: largest or first first, then reversed, then as given. */
export function nextSort(sort: TableSort | null, by: string, isNumber: boolean): TableSort | null {
  if (sort?.by !== by) return { by, isDescending: isNumber };
  return sort.isDescending === isNumber ? { by, isDescending: !isNumber } : null;
}
