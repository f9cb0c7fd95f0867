/** Search, order and number of rows of a table, in the address of those that are named there. */
import { useMemo, useState } from 'react';
import { useAddressText } from '../links/use-address-state.ts';
import type { TableSort } from './table-order.ts';
import { parseTableState, type TableState, tableStateText } from './table-state.ts';

/** Rows at once. */
export const PAGE = 50;

export function useTableState(columns: readonly { name: string }[], inAddress: string | null) {
  const own = useState('');
  const shared = useAddressText(inAddress);
  const [text, setText] = inAddress === null ? own : shared;
  const { column, isDescending, pages, search } = parseTableState(text);
  const by = columns[column]?.name;
  const change = (next: Partial<TableState>) =>
    setText(tableStateText({ column, isDescending, pages, search: search, ...next }));
  const sort = useMemo<TableSort | null>(() => (by === undefined ? null : { by, isDescending }), [by, isDescending]);
  return {
    /** Keeps its identity between renders. */
    sort,
    setSort: (next: TableSort | null) =>
      change({
        column: columns.findIndex(({ name }) => name === next?.by),
        isDescending: next?.isDescending ?? false,
      }),
    search: search,
    setSearch: (next: string) => change({ search: next, pages: 1 }),
    most: pages * PAGE,
    setMost: (next: number) => change({ pages: Math.ceil(next / PAGE) }),
  };
}
