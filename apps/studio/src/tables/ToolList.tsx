import { type ReactNode, useId, useState } from 'react';
import buttons from '../design/Button.module.css';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './ReportTable.module.css';
import { TableTools } from './TableTools.tsx';
import { inOrder } from './table-order.ts';

/** Rows at once. */
const PAGE = 50;

/** With more rows than these, the list can be searched and sorted. */
const MAX_ROWS_WITHOUT_SEARCH = 5;

interface ToolColumn<Row> {
  name: string;
  /** For the file, the search and the order: instants as ISO 8601. */
  value: (row: Row) => string | number;
}

/** The tools of a table for a list whose rows open or act: searched, sorted, shown by pages, exported. */
export function ToolList<Row>({
  caption,
  columns,
  rows,
  className,
  children,
}: {
  caption: string;
  columns: readonly ToolColumn<Row>[];
  rows: readonly Row[];
  className: string | undefined;
  /** The `li` of a row, with its key. */
  children: (row: Row) => ReactNode;
}) {
  const words = useWords().table;
  const formats = useFormats();
  const sortId = useId();
  const [search, setSearch] = useState('');
  const [by, setBy] = useState('');
  const [most, setMost] = useState(PAGE);
  const found = inOrder(rows, columns, search, by === '' ? null : { by, isDescending: false });
  return (
    <div>
      {rows.length > MAX_ROWS_WITHOUT_SEARCH && (
        <div className={styles.find}>
          <input
            type="search"
            className={styles.search}
            aria-label={`${words.search}: ${caption}`}
            placeholder={words.search}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setMost(PAGE);
            }}
          />
          <label className="heard" htmlFor={sortId}>
            {words.order}
          </label>
          <select id={sortId} value={by} onChange={(event) => setBy(event.target.value)}>
            <option value="">{words.usualOrder}</option>
            {columns.map(({ name }) => (
              <option key={name} value={name}>
                {words.sortBy(name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <ol className={className} aria-label={caption}>
        {found.slice(0, most).map(children)}
      </ol>
      {found.length === 0 && search !== '' && <p className={styles.nothing}>{words.nothing}</p>}
      <TableTools
        name={caption}
        cells={() => [columns.map(({ name }) => name), ...found.map((row) => columns.map(({ value }) => value(row)))]}
      >
        {found.length > most && (
          <button type="button" className={buttons.plain} onClick={() => setMost(most + PAGE)}>
            {words.more(formats.count(Math.min(PAGE, found.length - most)))}
          </button>
        )}
        {rows.length > PAGE && words.shownOf(formats.count(Math.min(most, found.length)), formats.count(found.length))}
      </TableTools>
    </div>
  );
}
