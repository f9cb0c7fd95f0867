import { memo, useMemo } from 'react';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { changeText, figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Condition, QueryState } from '../query/query-state.ts';
import { type ReportScope, tableQuery } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { isOpen, useReportThenCompared } from '../query/use-report.ts';
import { Problem } from '../states/Problem.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import type { Cell } from './cell.ts';
import { DataTime } from './DataTime.tsx';
import { HeardChange } from './HeardChange.tsx';
import styles from './KeyFigures.module.css';
import { columnsOf, KeyFiguresSkeleton } from './KeyFiguresSkeleton.tsx';
import { OpenedFigure } from './OpenedFigure.tsx';

const NO_CONDITIONS: readonly Condition[] = [];

/**
 * The period's main figures, each with its change. A press shows the sample that the figure is based on. Every prop
 * must keep its identity between renders.
 */
export const KeyFigures = memo(function KeyFigures({
  base,
  metrics,
  conditions = NO_CONDITIONS,
  visitors,
}: {
  base: ReportScope;
  metrics: readonly string[];
  conditions?: readonly Condition[];
  visitors?: readonly Condition[];
}) {
  const words = useQueryWords();
  const { overview } = useWords();
  const formats = useFormats();
  const names = useNames();
  const [opened, open, close] = useSheet('xifra');
  const queryState = useMemo<QueryState>(
    () => ({ ...initialQuery({ metrics, conditions }), ...(visitors && { visitors }) }),
    [metrics, conditions, visitors],
  );
  const query = useMemo(() => tableQuery({ ...base, queryState }), [base, queryState]);
  const { state, again, shown } = useReportThenCompared(query);
  const mark = useBusyMark(state);
  const problem = state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />;
  if (!shown) return problem || <KeyFiguresSkeleton count={metrics.length} />;
  const { totals, compared } = shown.answer;
  const isAwaited = query.comparison !== undefined && compared === null;
  const row: Cell['row'] = { dimensions: {}, metrics: totals, ...(compared && { compared: compared.totals }) };
  return (
    <div className={styles.part} {...mark}>
      {problem}
      <ul
        className={styles.figures}
        style={columnsOf(metrics.length)}
        aria-label={overview.figures}
        aria-busy={mark['aria-busy']}
      >
        {metrics.map((key) => {
          const value = totals[key];
          const before = compared?.totals[key];
          const show = (figure: number | null | undefined) => figureText(figure, names.metric(key), formats);
          const change =
            value === null || value === undefined || before === null || before === undefined
              ? null
              : changeText(value, before, names.metric(key), formats);
          return (
            <li key={key}>
              <button type="button" className={styles.figure} aria-haspopup="dialog" onClick={() => open(key)}>
                <span className={styles.name}>{names.nameOf(key)}</span>
                <data className={styles.number} value={value ?? ''}>
                  {show(value)}
                </data>
                <span className={styles.change}>
                  {change !== null && (
                    <HeardChange
                      text={change}
                      now={value ?? 0}
                      before={before ?? 0}
                      lessIsBetter={names.metric(key)?.lessIsBetter ?? false}
                    />
                  )}
                  {typeof before === 'number' && <span className={styles.before}>{overview.before(show(before))}</span>}
                  {isAwaited && (
                    <span className={styles.awaited} aria-hidden="true">
                      ▲ +10 % <span className={styles.before}>{overview.before(show(value))}</span>
                    </span>
                  )}
                </span>
                <span className="heard">{words.openDetail}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <DataTime at={shown.at} again={isOpen(shown.answer) ? again : null} />
      {opened !== null && metrics.includes(opened) && (
        <OpenedFigure
          metric={opened}
          cell={{ metric: opened, row, isTotal: true }}
          queryState={queryState}
          query={shown.query}
          answer={shown.answer}
          onClose={close}
        />
      )}
    </div>
  );
});
