import type { ReportQueryInput } from '@sintonia/contracts';
import { useMemo } from 'react';
import { useFormats } from '../messages/language.ts';
import type { MetricEntry } from '../query/catalogue.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import styles from './FigureSheet.module.css';
import { RowsBehind } from './RowsBehind.tsx';
import { useSheetWords } from './use-sheet-words.ts';

interface FigureRowsProps {
  query: ReportQueryInput;
  metric: MetricEntry;
  /** Dimensions of its row; empty for a total. */
  cell: Readonly<Record<string, string>>;
  /** Time of the answer's events; null: those of now. */
  asOf: string | null;
  /** The figure as shown, and the time up to which events were in it; null if unknown. */
  shown: { figure: number; until: string } | null;
}

/** Rows behind a figure of a query; of a ratio, those of each of its parts. */
export function FigureRows({ metric, query, cell, asOf, shown }: FigureRowsProps) {
  const { sheet: words } = useSheetWords();
  const formats = useFormats();
  const { nameOf } = useNames();
  const { key, parts } = metric;
  // Rows of now: events may have arrived since the figure was counted.
  const noteOn = (figure: number) =>
    shown && Math.abs(figure - shown.figure) > 1e-6 * Math.abs(figure)
      ? words.since(formats.clock(shown.until), figureText(figure, metric, formats))
      : null;
  return (
    <>
      <h3 className={styles.part}>{words.rows}</h3>
      {parts === null ? (
        <PartRows name={nameOf(key)} metric={key} query={query} cell={cell} asOf={asOf} noteOn={noteOn} />
      ) : (
        (['numerator', 'denominator'] as const).map((part) => (
          <section key={part} aria-label={nameOf(parts[part])}>
            <h4 className={styles.of}>{nameOf(parts[part])}</h4>
            <PartRows name={nameOf(parts[part])} metric={key} part={part} query={query} cell={cell} asOf={asOf} />
          </section>
        ))
      )}
    </>
  );
}

function PartRows({
  name,
  metric,
  part,
  query,
  cell,
  asOf,
  noteOn,
}: Omit<FigureRowsProps, 'metric' | 'shown'> & {
  name: string;
  metric: string;
  part?: 'numerator' | 'denominator';
  noteOn?: (figure: number) => string | null;
}) {
  const body = useMemo(
    () => ({ query, metric, part, cell, ...(asOf !== null && { asOf }) }),
    [query, metric, part, cell, asOf],
  );
  return <RowsBehind name={name} path="rows" body={body} noteOn={noteOn} />;
}
