import type { ReportQueryInput } from '@sintonia/contracts';
import { useMemo } from 'react';
import type { MetricEntry } from '../query/catalogue.ts';
import { useNames } from '../query/names-context.ts';
import styles from './FigureSheet.module.css';
import { RowsBehind } from './RowsBehind.tsx';
import { useSheetWords } from './use-sheet-words.ts';

interface FigureRowsProps {
  query: ReportQueryInput;
  metric: MetricEntry;
  /** Dimensions of its row; empty for a total. */
  cell: Readonly<Record<string, string>>;
}

/** Rows behind a figure of a query; of a ratio, those of each of its parts. */
export function FigureRows({ metric, query, cell }: FigureRowsProps) {
  const { sheet: words } = useSheetWords();
  const { nameOf } = useNames();
  const { key, parts } = metric;
  return (
    <>
      <h3 className={styles.part}>{words.rows}</h3>
      {parts === null ? (
        <PartRows name={nameOf(key)} metric={key} query={query} cell={cell} />
      ) : (
        (['numerator', 'denominator'] as const).map((part) => (
          <section key={part} aria-label={nameOf(parts[part])}>
            <h4 className={styles.of}>{nameOf(parts[part])}</h4>
            <PartRows name={nameOf(parts[part])} metric={key} part={part} query={query} cell={cell} />
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
}: Omit<FigureRowsProps, 'metric'> & { name: string; metric: string; part?: 'numerator' | 'denominator' }) {
  const body = useMemo(() => ({ query, metric, part, cell }), [query, metric, part, cell]);
  return <RowsBehind name={name} path="rows" body={body} />;
}
