/** State of a table as a text of the address: `-2.3.cims` is sorted by the third column, reversed, three pages, «cims». */

export interface TableState {
  /** Its place, which no language changes; -1 without an order. */
  column: number;
  isDescending: boolean;
  pages: number;
  search: string;
}

/** '' for a table as it opens. */
export function tableStateText({ column, isDescending, pages, search }: TableState): string {
  const order = column < 0 ? '' : `${isDescending ? '-' : ''}${column}`;
  const parts = [order, pages === 1 ? '' : String(pages), search];
  return parts.every((part) => part === '') ? '' : parts.join('.');
}

/** Anything else is a table as it opens. */
export function parseTableState(text: string): TableState {
  const [, minus = '', column = '', pages = '', search = ''] = /^(-?)(\d{0,2})\.(\d{0,4})\.(.*)$/s.exec(text) ?? [];
  return {
    column: column === '' ? -1 : Number(column),
    isDescending: minus === '-',
    pages: Math.max(1, Number(pages)),
    search: search,
  };
}
