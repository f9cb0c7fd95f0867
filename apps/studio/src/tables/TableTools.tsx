import { type ReactNode, useRef } from 'react';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import { download } from '../design/download.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { copyTable } from './copy-table.ts';
import { type Cells, fileName, toCsv } from './csv.ts';
import { printOnly } from './print-only.ts';
import styles from './TableTools.module.css';

/** Export of a table: to the clipboard, as CSV, or on paper without the rest of the screen. */
export function TableTools({
  name,
  cells,
  csv,
  save = () => {
    const [head = [], ...rows] = cells();
    download(fileName(name), toCsv(head.map(String), rows), 'text/csv');
  },
  saveTitle,
  children,
}: {
  /** Name of the table; also names its file. */
  name: string;
  /** The header, then every row, also those that are not shown yet. */
  cells: () => Cells;
  /** Address of the server's own CSV, for tables of which the browser has only a part. */
  csv?: { href: string };
  /** Saves the file; by default one of the cells. */
  save?: () => void;
  saveTitle?: string | undefined;
  /** At the left of the tools. */
  children?: ReactNode;
}) {
  const words = useWords().table;
  const formats = useFormats();
  const foot = useRef<HTMLDivElement>(null);
  return (
    <div ref={foot} className={styles.tools}>
      {children}
      <span className={styles.actions}>
        <CopyButton label={`${words.copy}: ${name}`} copy={() => copyTable(cells(), formats.cell)}>
          {words.copy}
        </CopyButton>
        {csv ? (
          <a className={buttons.plain} aria-label={`${words.csv}: ${name}`} download={fileName(name)} href={csv.href}>
            {words.csv}
          </a>
        ) : (
          <button
            type="button"
            className={buttons.plain}
            aria-label={`${words.csv}: ${name}`}
            title={saveTitle}
            onClick={save}
          >
            {words.csv}
          </button>
        )}
        <button
          type="button"
          className={buttons.plain}
          aria-label={`${words.print}: ${name}`}
          onClick={() => printOnly(foot.current?.parentElement ?? document.body)}
        >
          {words.print}
        </button>
      </span>
    </div>
  );
}
