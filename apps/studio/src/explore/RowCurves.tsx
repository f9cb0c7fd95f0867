import { failed, ok, type ReportAnswer, type ReportRow } from '@sintonia/contracts';
import { lazy, Suspense, use, useCallback } from 'react';
import { lastOf, REFRESH_MS, useAnswer, useEvery } from '../api/use-answer.ts';
import { notYet } from '../api/use-turn.ts';
import { HoursChart } from '../charts/HoursChart.tsx';
import { TableToggle } from '../charts/TableToggle.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { useTableInAddress } from '../links/use-address-state.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { spanOf } from '../period/period.ts';
import { bucketMarks, bucketsBetween, figuresOver } from '../query/buckets.ts';
import { figureOfNothing, figureText, onAxis } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import type { ReportRequest } from '../query/report-request.ts';
import { timeText } from '../query/time-text.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { fetchReport, isOpen } from '../query/use-report.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import styles from './Charts.module.css';
import { useExploreWords } from './explore-words.ts';
import { largestRowsQuery, MOST_CURVES, nameOfRow, rowOverTimeQuery, timesOfRow } from './largest-rows.ts';

/** A chart is shown first. */
const TimeTable = lazy(async () => ({ default: (await import('../tables/ReportTable.tsx')).ReportTable<number> }));

const COLOURS = ['temps', 'noticies', 'radio', 'tele', 'ink'] as const;
const HEIGHT = 282;

/** Letters of a name at the end of its curve: two lines, so that five names fit beside the chart. */
const MOST_LETTERS = 28;
const shortened = (name: string) =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name;

interface Curves {
  request: ReportRequest;
  period: ReportAnswer['period'];
  rows: { row: ReportRow; times: ReportRow[] }[];
  isOngoing: boolean;
  /** End of the period's last day. */
  edge: Date;
}

/** The first metric of the table's first rows over time, a line each. */
export function RowCurves({ request }: { request: ReportRequest }) {
  const words = useQueryWords();
  const { rowCurves } = useExploreWords();
  const formats = useFormats();
  const names = useNames();
  const textOf = useValueText();
  const timeZone = use(TimeZoneContext);
  const [isTable, setTable] = useTableInAddress();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (request.named === null) await notYet(signal);
        const largest = await fetchReport(largestRowsQuery(request, MOST_CURVES), signal);
        if (!largest.ok) return largest;
        const { rows, period } = largest.value;
        const [metric = ''] = request.queryState.metrics;
        const answers = await Promise.all(
          rows.map((row) => fetchReport(rowOverTimeQuery(request, metric, row), signal)),
        );
        const curves: Curves['rows'] = [];
        for (const [at, answer] of answers.entries()) {
          const row = rows[at];
          if (!answer.ok) return failed(answer.error);
          if (row) curves.push({ row, times: timesOfRow(answer.value.rows, row) });
        }
        const { edge } = spanOf(request.choice, new Date(), timeZone);
        return ok<Curves>({ request, period, rows: curves, isOngoing: isOpen(largest.value), edge });
      },
      [request, timeZone],
    ),
  );
  const shown = lastOf(state);
  const mark = useBusyMark(state);
  useEvery(shown?.isOngoing ? REFRESH_MS : null, again);
  const { step, metrics, dimensions } = (shown?.request ?? request).queryState;
  const [metric = ''] = metrics;
  const title = rowCurves(names.nameOf(metric), formats.list(dimensions.map(names.nameOf)), words.steps[step]);
  const buckets = shown ? bucketsBetween(shown.period.from, shown.period.to, step, timeZone) : [];
  const all = shown ? bucketsBetween(shown.period.from, shown.edge.toISOString(), step, timeZone) : [];
  const lines = (shown?.rows ?? []).map(({ row, times }, place) => ({
    name: nameOfRow(row, dimensions, textOf),
    colour: COLOURS[place] ?? ('ink' as const),
    figures: figuresOver(times, buckets, metric, figureOfNothing(names.metric(metric))),
  }));
  const figure = (value: number | null | undefined) => figureText(value, names.metric(metric), formats);
  const timeOf = (at: number) => timeText(buckets[at] ?? '', step, formats, timeZone);

  return (
    <Section title={title} aside={<TableToggle {...{ words, isTable, setTable }} />}>
      <div ref={ref} className={styles.chart} {...(shown && mark)}>
        {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
        {!shown && state.at === 'loading' && <SkeletonBlock height={HEIGHT} />}
        {shown && isTable && (
          <Suspense fallback={<SkeletonBlock height={HEIGHT} />}>
            <TimeTable
              inAddress="taula-temps"
              caption={title}
              columns={[
                { name: words.time[step], value: (at: number) => buckets[at] ?? '', show: timeOf },
                ...lines.map(({ name, figures }) => ({
                  name,
                  value: (at: number) => figures[at] ?? '',
                  show: (at: number) => figure(figures[at]),
                  isNumber: true,
                })),
              ]}
              rows={[...buckets.keys()]}
              rowKey={(at) => buckets[at] ?? ''}
            />
          </Suspense>
        )}
        {shown && !isTable && (
          <HoursChart
            label={title}
            hours={all.length}
            marks={bucketMarks(all, width, timeZone, formats)}
            isOngoing={shown.isOngoing}
            readout={(at) =>
              [timeOf(at), ...lines.map(({ name, figures }) => `${name} ${figure(figures[at])}`)].join(' · ')
            }
            format={(count) => (onAxis(metric, 1) === 100 ? `${count} %` : formats.count(count))}
            note=""
            notes={[]}
            words={{ toCome: words.toCome, chooseHour: words.choosePart }}
            series={lines.map(({ name, colour, figures }) => ({
              name: shortened(name),
              colour,
              values: figures.map((value) => (value === null ? null : onAxis(metric, value))),
              before: [],
            }))}
          />
        )}
      </div>
    </Section>
  );
}
