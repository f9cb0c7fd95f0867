import { type AdPromiseName, type PromiseOutcome, PromiseQuarters } from '@sintonia/contracts';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Sheet } from '../design/Sheet.tsx';
import styles from '../figures/FigureSheet.module.css';
import { useSheetWords } from '../figures/use-sheet-words.ts';
import { useFormats, useWordsOf } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { promiseCatalan, promiseEnglish } from './promise-words.ts';

type Quarter = PromiseQuarters['rows'][number];

/** Version of what a kept or broken promise is. */
const VERSION = 1;

/** Basis of a count of kept or broken promises. */
export function PromiseSheet({
  name,
  promise,
  what,
  limit,
  days,
  note,
  onClose,
}: {
  name: string;
  promise: AdPromiseName;
  what: PromiseOutcome;
  /** As text. */
  limit: string;
  /** Parameters of the days and the audience. */
  days: string;
  /** How the figure came to be, where the server has not counted it; '' where it has. */
  note: string;
  onClose: (isRequested: boolean) => void;
}) {
  const words = useWordsOf(promiseCatalan, promiseEnglish);
  const { sheet } = useSheetWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        get(
          `/api/reports/advertising/quarters?${new URLSearchParams({ promise, what })}&${days}`,
          PromiseQuarters,
          signal,
        ),
      [promise, what, days],
    ),
  );
  const answer = lastOf(state);
  const columns: Column<Quarter>[] = [
    {
      name: words.quarter,
      value: ({ since }) => since,
      show: ({ since }) => (
        <time dateTime={since}>
          {formats.day(since)}, {formats.minute(since)}
        </time>
      ),
    },
    { name: words.times, value: ({ count }) => count, show: ({ count }) => formats.count(count), isNumber: true },
  ];
  return createPortal(
    <Sheet title={name} close={sheet.close} onClose={onClose}>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!answer && state.at === 'loading' && <SkeletonLines widths={[40, 100, 96, 100, 80]} height={22} />}
      {answer && (
        <>
          <p className={styles.number}>{formats.count(answer.rows.reduce((sum, { count }) => sum + count, 0))}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{sheet.period}</dt>
              <dd>
                {formats.dateTime(answer.period.from)} – {formats.dateTime(answer.period.to)}
              </dd>
            </div>
            <div>
              <dt>{words.limit}</dt>
              <dd>{limit}</dd>
            </div>
          </dl>
          <p className={styles.sentence}>{words[what][promise]}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{sheet.unit}</dt>
              <dd>{sheet.units.count}</dd>
            </div>
            <div>
              <dt>{sheet.version}</dt>
              <dd>{VERSION}</dd>
            </div>
          </dl>
          <h3 className={styles.part}>{words.accuracy}</h3>
          <p>{note || words.accuracyText}</p>
          <h3 className={styles.part}>{sheet.leftOut}</h3>
          <p>{words.leftOut}</p>
          <h3 className={styles.part}>{sheet.rows}</h3>
          {answer.rows.length === 0 ? (
            <p>{sheet.noRows}</p>
          ) : (
            <div className={styles.rows}>
              <p>{words.rows}</p>
              <ReportTable
                caption={`${name}: ${sheet.rows}`}
                columns={columns}
                rows={answer.rows}
                rowKey={({ since }) => since}
              />
            </div>
          )}
          <details className={styles.statement}>
            <summary>{sheet.statement}</summary>
            <pre>{answer.statement}</pre>
          </details>
        </>
      )}
    </Sheet>,
    document.body,
  );
}
