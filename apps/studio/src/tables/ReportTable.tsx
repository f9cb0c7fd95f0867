import type { ReactNode } from 'react';
import buttons from '../design/Button.module.css';
import { download } from '../design/download.ts';
import { useWords } from '../messages/language.ts';
import { toCsv } from './csv.ts';
import styles from './ReportTable.module.css';

export interface Column<Row> {
  name: string;
  /** Value in the file. Numbers align to the right. */
  value: (row: Row) => string | number;
  /** Value on screen, if different. */
  show?: (row: Row) => ReactNode;
  isNumber?: boolean;
}

/** Exports exactly the shown table. */
export function CsvButton<Row>({
  what,
  file,
  columns,
  rows,
}: {
  /** Name of the table. */
  what: string;
  file: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const words = useWords().overview;
  const save = () =>
    download(
      file,
      toCsv(
        columns.map((column) => column.name),
        rows.map((row) => columns.map((column) => column.value(row))),
      ),
      'text/csv',
    );
  return (
    <button
      type="button"
      aria-label={`${words.csv}: ${what}`}
      className={buttons.plain}
      onClick={save}
      disabled={rows.length === 0}
    >
      {words.csv}
    </button>
  );
}

/** Rows with hairlines. Scrolls sideways when too wide. */
export function ReportTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isStacked = false,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone every row is a list of its own, named by its first cell: for few rows with many cells. */
  isStacked?: boolean;
}) {
  const words = useWords().table;
  /** Some browsers drop table semantics with another layout: roles restore them. */
  const role = (name: 'table' | 'row' | 'rowgroup' | 'cell' | 'columnheader') => (isStacked ? { role: name } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`${caption}. ${words.scroll}`}>
      <table className={isStacked ? `${styles.table} ${styles.stacked}` : styles.table} {...role('table')}>
        <caption className="heard">{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={column.isNumber ? styles.number : undefined}
                {...role('columnheader')}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
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
    </section>
  );
}
