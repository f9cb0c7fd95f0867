import type { ReportAnswer, ReportQueryInput } from '@sintonia/contracts';
import { use } from 'react';
import { LanguageContext, TimeZoneContext, useFormats } from '../messages/language.ts';
import { changeText, figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import type { QueryState } from '../query/query-state.ts';
import { timeText } from '../query/time-text.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Accuracy } from './Accuracy.tsx';
import { leftOutText, unitOf } from './basis-text.ts';
import type { Cell } from './cell.ts';
import { FigureRows } from './FigureRows.tsx';
import styles from './FigureSheet.module.css';
import { LeftOut } from './LeftOut.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** Cell of a total; one object, as the rows of another are requested again. */
const WHOLE = {};

export interface OpenedFigureProps {
  metric: string;
  /** Null for the metric alone. */
  cell: Cell | null;
  queryState: Pick<QueryState, 'step'>;
  /** Query of the answer. */
  query: ReportQueryInput;
  answer: ReportAnswer;
  /** Instants between which its events lie, where the period only chooses what is counted, as that of a broadcast does. */
  counted?: { from: string; to: string } | undefined;
}

/**
 * Basis of a figure, or of a metric: its definition, and for a figure the row, the comparison, the rows behind it
 * and excluded events.
 */
export function FigureBasis({ metric: key, cell, queryState, query, answer, counted }: OpenedFigureProps) {
  const words = useQueryWords();
  const textOf = useValueText();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const timeZone = use(TimeZoneContext);
  const names = useNames();
  const metric = names.metric(key);
  const show = (value: number | null | undefined) => figureText(value, metric, formats);
  const ofCell = !cell || cell.isTotal ? WHOLE : cell.row.dimensions;
  const value = cell?.row.metrics[key];
  const period = counted ?? answer.period;
  const until = answer.basis.completeUntil;
  const total = answer.totals[key];
  const before = cell?.row.compared?.[key];
  const change = changeText(value, before, metric, formats);

  return (
    <>
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
                  <dd title={text}>
                    {name === 'time'
                      ? timeText(text, queryState.step, formats, timeZone)
                      : textOf(name, text, cell.row.dimensions)}
                  </dd>
                </div>
              ))
            )}
            <div>
              <dt>{sheetWords.period}</dt>
              <dd>
                {formats.dateTime(period.from)} – {formats.dateTime(period.to)}
              </dd>
            </div>
            {before !== undefined && (
              <div>
                <dt>{sheetWords.compared}</dt>
                <dd>
                  {show(before)}
                  {change && ` (${change})`}
                  {answer.compared && (
                    <span className={styles.dates}>
                      {formats.dateTime(answer.compared.period.from)} – {formats.dateTime(answer.compared.period.to)}
                    </span>
                  )}
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
              <dd>{sheetWords.units[unitOf(metric)]}</dd>
            </div>
            <div>
              <dt>{sheetWords.version}</dt>
              <dd>{metric.version}</dd>
            </div>
            <div className={styles.wide}>
              <dt>{sheetWords.formula}</dt>
              <dd>{metric.reading[language]}</dd>
            </div>
          </dl>
        </>
      )}
      {metric && <Accuracy metric={metric.key} />}
      <h3 className={styles.part}>{sheetWords.leftOut}</h3>
      {cell && metric ? (
        <LeftOut metric={metric} query={query} cell={ofCell} basis={answer.basis} />
      ) : (
        <p>{leftOutText(answer.basis, words, formats, metric?.relations)}</p>
      )}
      {cell && metric && (
        <FigureRows
          metric={metric}
          query={query}
          cell={ofCell}
          asOf={answer.basis.asOf}
          shown={typeof value === 'number' && until !== null ? { figure: value, until } : null}
        />
      )}
      <details className={styles.statement}>
        <summary>{sheetWords.statement}</summary>
        <pre>{answer.basis.statement.trim()}</pre>
      </details>
    </>
  );
}
