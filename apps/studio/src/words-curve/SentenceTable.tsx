import { clockTime } from '@sintonia/contracts';
import { Before } from '../figures/Before.tsx';
import { FigureButton } from '../figures/FigureButton.tsx';
import { useFormats } from '../messages/language.ts';
import { SortHeader } from '../tables/SortHeader.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import { inOrder } from '../tables/table-order.ts';
import { useTableState } from '../tables/use-table-state.ts';
import type { Sentence } from './along-words.ts';
import type { OpenAlong } from './use-along-figure.ts';
import styles from './WordsCurve.module.css';
import { useWordsCurveWords } from './words-curve-words.ts';

/** Sentences of a title with their audience; each plays from its second on the site. */
export function SentenceTable({
  label,
  rows,
  shown = rows.length,
  path,
  by,
  onOpen,
}: {
  label: string;
  rows: readonly Sentence[];
  /** The others are only in the exports. */
  shown?: number;
  path: string;
  /** Figure of the bars. */
  by: 'left' | 'viewings';
  onOpen: OpenAlong;
}) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const isCompared = rows.some(({ before }) => before !== null);
  const most = Math.max(1, ...rows.map((row) => row[by]));

  const columns: { name: string; value: (row: Sentence) => string | number; isNumber?: boolean }[] = [
    { name: words.columns.at, value: ({ atS }) => atS },
    { name: words.columns.sentence, value: ({ text }) => text },
    { name: words.columns.there, value: ({ viewings }) => viewings, isNumber: true },
    { name: words.columns.left, value: ({ left }) => left, isNumber: true },
  ];
  const { sort, setSort } = useTableState(columns, `taula-frases-${by}`);
  const sorted = inOrder(rows, columns, '', sort);
  return (
    <div>
      <table className={styles.sentences} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber = false }) => (
              <SortHeader
                key={name}
                name={name}
                isNumber={isNumber}
                className={isNumber ? styles.number : undefined}
                sort={sort}
                onSort={setSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map((row) => (
            <tr key={row.atS}>
              <td className={styles.at}>
                <a
                  href={`${path}?t=${row.clipS}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={words.play(clockTime(row.atS))}
                >
                  {clockTime(row.atS)}
                </a>
              </td>
              <th scope="row" className={styles.spoken} style={{ backgroundSize: `${(row[by] / most) * 100}% 2px` }}>
                {row.text}
                {row.chapter && <span className={styles.chapter}>{row.chapter}</span>}
              </th>
              <td className={styles.number}>
                <span className={styles.figure}>
                  <FigureButton name={words.columns.there} value={row.viewings} onOpen={() => onOpen('hi', row.atS)}>
                    {formats.count(row.viewings)}
                  </FigureButton>
                  {row.before !== null && (
                    <span className={styles.before}>
                      <Before now={row.viewings} before={row.before} of="count" />
                    </span>
                  )}
                </span>
              </td>
              <td className={styles.number}>
                {row.leftToS === 0 ? (
                  formats.count(row.left)
                ) : (
                  <FigureButton
                    name={words.columns.left}
                    value={row.left}
                    onOpen={() => onOpen('surt', row.leftFromS, row.leftToS)}
                  >
                    {formats.count(row.left)}
                  </FigureButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableTools
        name={label}
        cells={() => [
          [...columns.map(({ name }) => name), ...(isCompared ? [words.columns.before] : [])],
          ...sorted.map((row) => [
            clockTime(row.atS),
            ...columns.slice(1).map(({ value }) => value(row)),
            ...(isCompared ? [row.before ?? 0] : []),
          ]),
        ]}
      />
    </div>
  );
}
