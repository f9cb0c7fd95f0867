import { ok, type ReportAnswer, type ReportQuery, type SavedView } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { Link } from 'react-router';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Sparkline } from '../charts/Sparkline.tsx';
import { DataTime } from '../figures/DataTime.tsx';
import { HeardChange } from '../figures/HeardChange.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { TimeZoneContext, useFormats, useWords } from '../messages/language.ts';
import { bucketsBetween, figuresOver, instantOfBucket } from '../query/buckets.ts';
import { changeText, figureOfNothing, figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { timeText } from '../query/time-text.ts';
import { fetchReport, isOpen } from '../query/use-report.ts';
import { useValueText } from '../query/use-value-text.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import styles from './MyBoard.module.css';
import { tilePeriod } from './tile-period.ts';

const ROWS = 3;
/** Periods whose curve is by the hour. */
const SHORT: readonly unknown[] = ['today', 'yesterday', 'last24Hours'];

/** A saved report: first metric with its change and curve, and its first rows. Links to the report. */
export function BoardTile({ view, query }: { view: SavedView; query: ReportQuery }) {
  const words = useSavedViewsWords();
  const textOf = useValueText();
  const { overview, period: periodWords, suite: suiteWords } = useWords();
  const { suites: known } = useSuite();
  const formats = useFormats();
  const names = useNames();
  const timeZone = use(TimeZoneContext);
  const [metric = ''] = query.metrics;
  const step = stepOf(query);
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const { sort: _sort, comparison: _comparison, ...curve } = query;
        const [table, over] = await Promise.all([
          fetchReport({ ...query, limit: ROWS }, signal),
          fetchReport({ ...curve, metrics: [metric], dimensions: [], granularity: step, limit: 10_000 }, signal),
        ]);
        if (!table.ok) return table;
        return ok<{ table: ReportAnswer; over: ReportAnswer | null }>({
          table: table.value,
          over: over.ok ? over.value : null,
        });
      },
      [query, metric, step],
    ),
  );
  const shown = lastOf(state);
  const over = shown?.over ?? null;
  const buckets = over ? bucketsBetween(over.period.from, over.period.to, step, timeZone) : [];
  const { notes } = useCurveNotes(
    over && buckets.map((time) => instantOfBucket(time, timeZone).getTime()),
    over ? Date.parse(over.period.to) : 0,
  );
  const show = (value: number | null | undefined) => figureText(value, names.metric(metric), formats);
  if (!shown) {
    return state.at === 'failed' ? <Problem error={state.error} onRetry={again} /> : <SkeletonBlock height={150} />;
  }
  // Its total is the tile's number, whatever the rows of the view.
  const { sort: _sort, ...unsorted } = query;
  const whole = { ...unsorted, metrics: [metric], dimensions: [], granularity: 'total' as const };
  const { table } = shown;
  const value = table.totals[metric];
  const before = table.compared?.totals[metric];
  const change =
    typeof value === 'number' && typeof before === 'number'
      ? changeText(value, before, names.metric(metric), formats)
      : null;
  const isTimed = query.granularity !== 'total';
  const suites = query.suite?.split(',') ?? [];
  const isDemo = known?.demo && suites.includes(known.demo.suite);
  return (
    <>
      <p className={styles.metric}>
        {names.nameOf(metric)} · {tilePeriod(query.period, table.period, periodWords, formats)}
        {isDemo && ` · ${suites.length > 1 ? suiteWords.both : suiteWords.demo}`}
      </p>
      <div className={styles.number}>
        <OpenableFigure name={`${view.name}: ${names.nameOf(metric)}`} query={whole} value={value ?? null}>
          {show(value)}
        </OpenableFigure>
      </div>
      <p className={styles.change}>
        {change !== null && (
          <HeardChange
            text={change}
            now={value ?? 0}
            before={before ?? 0}
            lessIsBetter={names.metric(metric)?.lessIsBetter ?? false}
          />
        )}
        {before !== undefined && overview.before(show(before))}
      </p>
      {over && (
        <Sparkline
          values={figuresOver(over.rows, buckets, metric, figureOfNothing(names.metric(metric)))}
          of={buckets.length}
          colour="temps"
          notes={notes}
          isOngoing={isOpen(over)}
        />
      )}
      {query.dimensions.length > 0 && (
        <ol className={styles.rows}>
          {table.rows.map((row) => {
            const name = [
              ...(isTimed ? [timeText(row.dimensions.time ?? '', query.granularity, formats, timeZone)] : []),
              ...query.dimensions.map((key) => textOf(key, row.dimensions[key] ?? '', row.dimensions)),
            ].join(' · ');
            return (
              <li key={JSON.stringify(row.dimensions)}>
                <span className={styles.value}>{name}</span> <span>{show(row.metrics[metric])}</span>
              </li>
            );
          })}
        </ol>
      )}
      {state.since && (
        <div className={styles.age}>
          <DataTime at={state.since} again={isOpen(table) ? again : null} />
        </div>
      )}
      <Link to={view.path} className={styles.cover} draggable={false}>
        <span className="heard">{words.openOf(view.name)}</span>
      </Link>
    </>
  );
}

const stepOf = ({ granularity, period }: ReportQuery) => {
  if (granularity !== 'total') return granularity;
  if (period === 'last30Minutes') return 'minute';
  return SHORT.includes(period) ? 'hour' : 'day';
};
