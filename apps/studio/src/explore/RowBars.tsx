import { useMemo } from 'react';
import { notYet } from '../api/use-turn.ts';
import { Section } from '../design/Section.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { useFormats } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import type { ReportRequest } from '../query/report-request.ts';
import { useReport } from '../query/use-report.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import styles from './Charts.module.css';
import { useExploreWords } from './explore-words.ts';
import { largestRowsQuery, MOST_BARS, nameOfRow, rowTotalQuery } from './largest-rows.ts';

/** The first metric of the table's first rows as bars with their figures; all rows are in the table below. */
export function RowBars({ request }: { request: ReportRequest }) {
  const { rowBars } = useExploreWords();
  const formats = useFormats();
  const names = useNames();
  const textOf = useValueText();
  const query = useMemo(() => largestRowsQuery(request, MOST_BARS), [request]);
  const { state, again, shown } = useReport(query, request.named === null ? notYet : undefined);
  const mark = useBusyMark(state);
  const { metrics: [metric = ''] = [], dimensions = [] } = shown?.query ?? query;
  const title = rowBars(names.nameOf(metric), formats.list(dimensions.map(names.nameOf)));
  const rows = shown?.answer.rows ?? [];
  const largest = Math.max(0, ...rows.map(({ metrics }) => metrics[metric] ?? 0));
  return (
    <Section title={title}>
      <div className={styles.chart} {...(shown && mark)}>
        {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
        {!shown && state.at === 'loading' && <SkeletonRows widths={[100, 82, 70, 61, 40, 32]} />}
        <ol className={styles.bars} aria-label={title}>
          {rows.map((row) => {
            const value = row.metrics[metric] ?? null;
            const name = nameOfRow(row, dimensions, textOf);
            return (
              <li key={JSON.stringify(row.dimensions)}>
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${largest > 0 ? ((value ?? 0) / largest) * 100 : 0}%` }}
                  />
                </span>
                <span className={styles.figure}>
                  <OpenableFigure name={name} query={rowTotalQuery(request, metric, row)} value={value}>
                    {figureText(value, names.metric(metric), formats)}
                  </OpenableFigure>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
