import { ok, type ReportAnswer } from '@sintonia/contracts';
import { lazy, type ReactNode, Suspense, use, useCallback, useMemo } from 'react';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { lastOf, REFRESH_MS, useAnswerInParts, useEvery } from '../api/use-answer.ts';
import { afterOthers, notYet } from '../api/use-turn.ts';
import { HoursChart } from '../charts/HoursChart.tsx';
import { TableToggle } from '../charts/TableToggle.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import type { Cell } from '../figures/cell.ts';
import { DataTime } from '../figures/DataTime.tsx';
import { FigureButton } from '../figures/FigureButton.tsx';
import { OpenedFigure } from '../figures/OpenedFigure.tsx';
import { shortKey } from '../links/sheet-address.ts';
import { useTableInAddress } from '../links/use-address-state.ts';
import { useSheet } from '../links/use-sheet.ts';
import { TimeZoneContext, useFormats, useWords } from '../messages/language.ts';
import { spanOf } from '../period/period.ts';
import {
  bucketMarks,
  bucketsBetween,
  emptyParts,
  figuresOver,
  instantOfBucket,
  isSameBucket,
} from '../query/buckets.ts';
import { comparedPeriod } from '../query/compared-period.ts';
import { drawnTogether, figureOfNothing, figureText, onAxis } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { type ReportRequest, timeQuery } from '../query/report-request.ts';
import { timeText } from '../query/time-text.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { fetchReport, isOpen } from '../query/use-report.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import type { Column } from '../tables/ReportTable.tsx';
import styles from './OverTime.module.css';

/** A chart is shown first. */
const TimeTable = lazy(async () => ({ default: (await import('../tables/ReportTable.tsx')).ReportTable<number> }));

const COLOURS = ['temps', 'radio', 'tele'] as const;

/** Metrics of a query over time, as lines or as a table. Only metrics with the same unit share a chart. */
export function OverTime({
  request,
  hasTableBelow,
  tools,
}: {
  request: ReportRequest;
  hasTableBelow: boolean;
  /** Controls of the screen, before the curve's own. */
  tools?: ReactNode;
}) {
  const words = useQueryWords();
  const { period } = useWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const names = useNames();
  const [isTable, setTable] = useTableInAddress();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { queryState } = request;
  const { step } = queryState;
  const { state, again } = useAnswerInParts(
    useCallback(
      async (signal: AbortSignal) => {
        if (request.named === null) await notYet(signal);
        const now = await fetchReport(timeQuery(request, request.queryState.metrics), signal);
        const { edge } = spanOf(request.choice, new Date(), timeZone);
        return now.ok ? ok<Times>({ request, now: now.value, before: null, edge }) : now;
      },
      [request, timeZone],
    ),
    useCallback(
      async (times: Times, signal: AbortSignal) => {
        const compared = comparedPeriod(request, new Date(), timeZone);
        if (!compared) return ok(times);
        await afterOthers(signal);
        const before = await fetchReport(timeQuery(request, request.queryState.metrics, compared), signal);
        return ok({ ...times, before: before.ok ? before.value : null });
      },
      [request, timeZone],
    ),
  );
  const shown = lastOf(state);
  const mark = useBusyMark(state);
  useEvery(shown && isOpen(shown.now) ? REFRESH_MS : null, again);
  // The chart may still show the previous query.
  const drawn = shown?.request.queryState.step === step ? shown : null;
  const requested = (drawn?.request.queryState ?? queryState).metrics;
  const { drawn: metrics, tooMany, otherUnit } = drawnTogether(requested, names, COLOURS.length);
  const title = words.chart(formats.list(metrics.map(names.nameOf)), words.steps[step]);
  const bucketsOf = ({ period }: ReportAnswer) => bucketsBetween(period.from, period.to, step, timeZone);
  const buckets = drawn ? bucketsOf(drawn.now) : [];
  const empty = drawn ? emptyParts(drawn.now.rows, buckets, step) : [];
  const figuresOf = (rows: ReportAnswer['rows'], parts: readonly string[], key: string) =>
    figuresOver(rows, parts, key, figureOfNothing(names.metric(key)));
  const valuesOf = (answer: ReportAnswer | null, key: string) => {
    if (!answer) return [];
    const parts = bucketsOf(answer);
    const without = emptyParts(answer.rows, parts, step);
    return figuresOf(answer.rows, parts, key).map((value, at) =>
      value === null || without.includes(at) ? null : onAxis(key, value),
    );
  };
  const valueAt = (key: string, at: number) => figuresOf(drawn?.now.rows ?? [], buckets, key)[at];
  const figure = (key: string, at: number) => figureText(valueAt(key, at), names.metric(key), formats);
  const timeOf = (at: number) => timeText(buckets[at] ?? '', step, formats, timeZone);
  const startsMs = drawn && buckets.map((time) => instantOfBucket(time, timeZone).getTime());
  const { notes, list } = useCurveNotes(startsMs, drawn?.edge.getTime() ?? 0);
  const [opened, open, close] = useSheet(`corba-${shortKey(JSON.stringify(queryState))}`);
  const openAt = (at: number, key = metrics[0] ?? '') => open(`${key}/${buckets[at] ?? ''}`);
  const openedFigure = useMemo(() => (drawn && opened !== null ? figureOf(drawn, opened) : null), [drawn, opened]);
  const columns: Column<number>[] = [
    { name: words.time[step], value: (at) => buckets[at] ?? '', show: timeOf },
    ...(drawn?.request.queryState.metrics ?? []).map((key) => ({
      name: names.nameOf(key),
      value: (at: number) => valueAt(key, at) ?? '',
      show: (at: number) => (
        <FigureButton name={names.nameOf(key)} value={valueAt(key, at) ?? null} onOpen={() => openAt(at, key)}>
          {figure(key, at)}
        </FigureButton>
      ),
      isNumber: true,
    })),
  ];

  return (
    <Section
      title={title}
      aside={
        <>
          {tools}
          {!hasTableBelow && <TableToggle {...{ words, isTable, setTable }} />}
        </>
      }
    >
      <div ref={ref} className={styles.part} {...(drawn && mark)}>
        {state.at === 'failed' && (!hasTableBelow || state.error.kind !== 'refused') && (
          <Problem error={state.error} since={state.since} onRetry={again} />
        )}
        {!drawn && state.at === 'loading' && <SkeletonBlock height={282} />}
        {drawn &&
          (isTable ? (
            <Suspense fallback={<SkeletonBlock height={282} />}>
              <TimeTable
                inAddress="taula-temps"
                caption={title}
                columns={columns}
                rows={[...buckets.keys()]}
                rowKey={(at) => buckets[at] ?? ''}
              />
            </Suspense>
          ) : (
            <HoursChart
              label={title}
              hours={bucketsBetween(drawn.now.period.from, drawn.edge.toISOString(), step, timeZone).length}
              marks={bucketMarks(
                bucketsBetween(drawn.now.period.from, drawn.edge.toISOString(), step, timeZone),
                width,
                timeZone,
                formats,
              )}
              isOngoing={isOpen(drawn.now)}
              readout={(at) =>
                [
                  timeOf(at),
                  ...(empty.includes(at)
                    ? [words.noEvents]
                    : metrics.map((key) => `${names.nameOf(key)} ${figure(key, at)}`)),
                ].join(' · ')
              }
              format={(count) => (metrics[0] && onAxis(metrics[0], 1) === 100 ? `${count} %` : formats.count(count))}
              note={empty.length > 0 ? words.hatched : ''}
              comparison={period.compared[drawn.request.comparison]}
              empty={empty}
              notes={notes}
              words={{ toCome: words.toCome, chooseHour: words.choosePart }}
              onOpen={(at, line) => openAt(at, metrics[line])}
              series={metrics.map((key, place) => ({
                name: names.nameOf(key),
                colour: COLOURS[place] ?? 'temps',
                values: valuesOf(drawn.now, key),
                before: valuesOf(drawn.before, key),
              }))}
            />
          ))}
        {drawn && !isTable && otherUnit.length + tooMany.length > 0 && (
          <p className={styles.undrawn}>
            {[
              ...(otherUnit.length > 0 ? [words.otherUnit(formats.list(otherUnit.map(names.nameOf)))] : []),
              ...(tooMany.length > 0 ? [words.tooMany(formats.list(tooMany.map(names.nameOf)))] : []),
              words.drawnFirst,
            ].join(' ')}
          </p>
        )}
        {drawn && list}
        {drawn && state.since && <DataTime at={state.since} again={isOpen(drawn.now) ? again : null} isQuiet />}
      </div>
      {openedFigure && <OpenedFigure {...openedFigure} queryState={{ step }} onClose={close} />}
    </Section>
  );
}

/** Figure of a metric in a part, by its text in the address: `plays/2026-11-20`. */
function figureOf({ request, now }: Times, opened: string) {
  const end = opened.indexOf('/');
  const [metric, time] = [opened.slice(0, end), opened.slice(end + 1)];
  const row = now.rows.find(({ dimensions }) => isSameBucket(dimensions.time, time));
  // A part without events has no row.
  const cell: Cell = { metric, row: row ?? { dimensions: { time }, metrics: {} }, isTotal: false };
  return { metric, cell, query: timeQuery(request, request.queryState.metrics), answer: now };
}

interface Times {
  request: ReportRequest;
  now: ReportAnswer;
  before: ReportAnswer | null;
  /** End of the period's last day. */
  edge: Date;
}
