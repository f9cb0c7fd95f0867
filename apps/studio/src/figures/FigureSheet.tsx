import type { ReportAnswer, ReportQueryInput } from '@sintonia/contracts';
import { use, useMemo } from 'react';
import { Sheet } from '../design/Sheet.tsx';
import { LanguageContext, TimeZoneContext, useFormats } from '../messages/language.ts';
import type { Names } from '../query/catalogue.ts';
import { figureText, valueText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import type { QueryState } from '../query/query-state.ts';
import { timeText } from '../query/time-text.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Accuracy } from './Accuracy.tsx';
import { leftOutText } from './basis-text.ts';
import type { Cell } from './cell.ts';
import styles from './FigureSheet.module.css';
import { RowsBehind } from './RowsBehind.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/**
 * Basis of a figure, or of a metric: its definition, and for a figure the row, the comparison and excluded
 * events.
 */
export function FigureSheet({
  metric: key,
  cell,
  queryState,
  query,
  answer,
  onClose,
}: {
  metric: string;
  /** Null for the metric alone. */
  cell: Cell | null;
  queryState: QueryState;
  /** Query of the answer. */
  query: ReportQueryInput;
  answer: ReportAnswer;
  onClose: () => void;
}) {
  const words = useQueryWords();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const timeZone = use(TimeZoneContext);
  const names = useNames();
  const metric = names.metric(key);
  const row = cell?.row.dimensions;
  const body = useMemo(() => ({ query, metric: key, cell: row }), [query, key, row]);
  const show = (value: number | null | undefined) => figureText(value, metric, formats);
  const value = cell?.row.metrics[key];
  const total = answer.totals[key];
  const before = cell?.row.compared?.[key];
  const change = before === undefined || before === null ? null : formats.change(value ?? 0, before);

  return (
    <Sheet title={names.nameOf(key)} close={sheetWords.close} onClose={onClose}>
      {cell && (
        <>
          <p className={styles.number}>{show(value)}</p>
          <dl className={styles.facts}>
            {cell.isTotal ? (
              <div>
                <dt>{words.total}</dt>
                <dd>{sheetWords.ofWhole}</dd>
              </div>
            ) : (
              Object.entries(cell.row.dimensions).map(([name, text]) => (
                <div key={name}>
                  <dt>{name === 'time' ? words.time[queryState.step] : names.nameOf(name)}</dt>
                  <dd>
                    {name === 'time'
                      ? timeText(text, queryState.step, formats, timeZone)
                      : valueText(name, text, words)}
                  </dd>
                </div>
              ))
            )}
            <div>
              <dt>{sheetWords.period}</dt>
              <dd>
                {formats.moment(answer.period.from)} – {formats.moment(answer.period.to)}
              </dd>
            </div>
            {before !== undefined && (
              <div>
                <dt>{sheetWords.compared}</dt>
                <dd>
                  {show(before)}
                  {change && ` (${change})`}
                </dd>
              </div>
            )}
            {!cell.isTotal && metric?.unit === 'count' && typeof value === 'number' && typeof total === 'number' && (
              <div>
                <dt>{sheetWords.share}</dt>
                <dd>{formats.share(value, total)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {metric && (
        <>
          <p className={styles.sentence}>{metric.sentence[language]}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{sheetWords.unit}</dt>
              <dd>{sheetWords.units[metric.unit]}</dd>
            </div>
            <div>
              <dt>{sheetWords.version}</dt>
              <dd>{metric.version}</dd>
            </div>
            <div className={styles.wide}>
              <dt>{sheetWords.formula}</dt>
              <dd>
                <code>{formulaText(metric.formula, names)}</code>
              </dd>
            </div>
          </dl>
        </>
      )}
      {metric && metric.accuracy.length > 0 && <Accuracy of={metric.accuracy} />}
      <h3 className={styles.part}>{sheetWords.leftOut}</h3>
      <p>{leftOutText(answer.basis, words, formats)}</p>
      {cell && metric?.rows && (
        <>
          <h3 className={styles.part}>{sheetWords.rows}</h3>
          <RowsBehind path="rows" body={body} />
        </>
      )}
      <details className={styles.statement}>
        <summary>{sheetWords.statement}</summary>
        <pre>{answer.basis.statement.trim()}</pre>
      </details>
    </Sheet>
  );
}

/** A ratio as the names of its metrics. */
const formulaText = (formula: string, { nameOf }: Names): string => formula.split(' / ').map(nameOf).join(' ÷ ');
