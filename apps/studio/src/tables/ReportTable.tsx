import { type ReactNode, useDeferredValue, useMemo } from 'react';
import buttons from '../design/Button.module.css';
import { ScrollRegion } from '../design/ScrollRegion.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './ReportTable.module.css';
import { TableTools } from './TableTools.tsx';
import { inOrder, nextSort } from './table-order.ts';
import { PAGE, useTableState } from './use-table-state.ts';

/** With more rows than these, the table has a search field. */
const MAX_ROWS_WITHOUT_SEARCH = 12;
/** With more rows than these, finding and sorting take longer than a press may: the old rows stay until it is done. */
const AT_ONCE = 2000;

export interface Column<Row> {
  name: string;
  /** Value for the file and for sorting: numbers plain, instants as ISO 8601. Numbers align to the right. */
  value: (row: Row) => string | number;
  /** Value on screen, if different. */
  show?: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Buttons: neither sorted nor exported. */
  isAction?: boolean;
}

const NO_COLUMNS: readonly never[] = [];

/** Rows with hairlines; scrolls sideways when too wide. Sorted by its headers, searched, shown by pages, exported. */
export function ReportTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  alsoInFile = NO_COLUMNS,
  isStacked = false,
  inAddress = null,
  byPage,
}: {
  caption: string;
  /** Of thousands of rows, both must keep their identity between renders. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Columns of the exports that the screen shows within others. */
  alsoInFile?: readonly Column<Row>[];
  /** On a phone every row is a list of its own, named by its first cell: for few rows with many cells. */
  isStacked?: boolean;
  /** Its name in the address, which then keeps search, order and rows; null for those of a sheet. */
  inAddress?: string | null;
  /** Set when the caller requests rows by page: all given ones are shown. */
  byPage?: {
    /** Requests the next page; at the left of the tools. */
    more: ReactNode;
    /** Saves all rows as a file, also those that are not on screen. @property limit how many of them, if not all */
    save: () => void;
    limit: string | undefined;
  };
}) {
  const words = useWords().table;
  const formats = useFormats();
  const { sort, setSort, search, setSearch, most, setMost } = useTableState(columns, inAddress);
  const shown = byPage ? rows.length : most;
  const inFile = [...columns.filter(({ isAction }) => !isAction), ...alsoInFile];
  const [lateText, lateSort] = [useDeferredValue(search), useDeferredValue(sort)];
  const [text, order] = rows.length > AT_ONCE ? [lateText, lateSort] : [search, sort];
  const found = useMemo(
    () => inOrder(rows, [...columns, ...alsoInFile], text, order),
    [rows, columns, alsoInFile, text, order],
  );
  /** Some browsers drop table semantics with another layout: roles restore them. */
  const role = (name: 'table' | 'row' | 'rowgroup' | 'cell' | 'columnheader') => (isStacked ? { role: name } : {});
  const isSortable = ({ isAction }: Column<Row>) => !isAction && rows.length > 1;
  const ariaSort = ({ name }: Column<Row>) =>
    sort?.by === name ? ({ 'aria-sort': sort.isDescending ? 'descending' : 'ascending' } as const) : {};
  return (
    <div>
      {rows.length > MAX_ROWS_WITHOUT_SEARCH && (
        <input
          type="search"
          className={styles.search}
          aria-label={`${words.search}: ${caption}`}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ScrollRegion label={`${caption}. ${words.scroll}`}>
        <table className={isStacked ? `${styles.table} ${styles.stacked}` : styles.table} {...role('table')}>
          <caption className="heard">{caption}</caption>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={column.isNumber ? styles.number : undefined}
                  {...ariaSort(column)}
                  {...role('columnheader')}
                >
                  {isSortable(column) ? (
                    <button
                      type="button"
                      className={styles.sort}
                      title={words.sortBy(column.name)}
                      onClick={() => setSort(nextSort(sort, column.name, column.isNumber ?? false))}
                    >
                      {sort?.by === column.name && <span aria-hidden="true">{sort.isDescending ? '↓ ' : '↑ '}</span>}
                      {column.name}
                    </button>
                  ) : (
                    column.name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {found.slice(0, shown).map((row) => (
              <tr key={rowKey(row)} {...role('row')}>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className={column.isNumber ? styles.number : undefined}
                    data-name={isStacked ? column.name : undefined}
                    {...role('cell')}
                  >
                    {column.show ? column.show(row) : column.value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {found.length === 0 && search !== '' && <p className={styles.nothing}>{words.nothing}</p>}
      {rows.length > 0 && (
        <TableTools
          name={caption}
          {...(byPage && { save: byPage.save, saveTitle: byPage.limit })}
          cells={() => [inFile.map(({ name }) => name), ...found.map((row) => inFile.map(({ value }) => value(row)))]}
        >
          {byPage?.more}
          {found.length > shown && (
            <button type="button" className={buttons.plain} onClick={() => setMost(most + PAGE)}>
              {words.more(formats.count(Math.min(PAGE, found.length - shown)))}
            </button>
          )}
          {!byPage &&
            rows.length > PAGE &&
            words.shownOf(formats.count(Math.min(shown, found.length)), formats.count(found.length))}
        </TableTools>
      )}
    </div>
  );
}
