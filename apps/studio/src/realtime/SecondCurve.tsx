import { CURVE_SECONDS, type LiveNow } from '@sintonia/contracts';
import { lazy, Suspense, useState } from 'react';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { HoursChart } from '../charts/HoursChart.tsx';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useNowWords } from './now-words.ts';

/** A chart is shown first. */
const SecondTable = lazy(async () => ({ default: (await import('../tables/ReportTable.tsx')).ReportTable<number> }));

const SECOND_MS = 1000;
const MINUTE_S = 60;
const MARK_EVERY_MIN = 2;

/** People at each of the last seconds, as a chart that moves with them or as a table that stands still. */
export function SecondCurve({ now }: { now: LiveNow }) {
  const words = useNowWords();
  const formats = useFormats();
  /** The figures when the table was opened: rows that move each second cannot be read. */
  const [table, setTable] = useState<LiveNow | null>(null);
  const shown = table ?? now;
  const { visitors, viewers } = shown.bySecond;
  const timeMs = (second: number) => Date.parse(shown.at) - (CURVE_SECONDS - 1 - second) * SECOND_MS;
  const startsMs = Array.from(visitors, (_, second) => timeMs(second));
  const { notes, list } = useCurveNotes(startsMs, timeMs(CURVE_SECONDS));
  const timeOf = (second: number) => new Date(timeMs(second));
  const figure = (values: readonly number[], second: number) => formats.count(values[second] ?? 0);
  const marks = Array.from({ length: CURVE_SECONDS / MINUTE_S / MARK_EVERY_MIN }, (_, i) => ({
    index: i * MARK_EVERY_MIN * MINUTE_S,
    text: words.minutesAgo(CURVE_SECONDS / MINUTE_S - i * MARK_EVERY_MIN),
    isDay: false,
  }));
  return (
    <Section
      title={words.bySecond}
      aside={
        <button type="button" className={buttons.plain} onClick={() => setTable(table ? null : now)}>
          {table ? words.asCurve : words.tableOpen}
        </button>
      }
    >
      {table ? (
        <Suspense fallback={<SkeletonBlock height={282} />}>
          <SecondTable
            caption={words.asTable(formats.clock(table.at))}
            columns={[
              {
                name: words.columns.at,
                value: (second) => timeOf(second).toISOString(),
                show: (second) => formats.clock(timeOf(second)),
              },
              {
                name: words.columns.visitors,
                value: (second) => visitors[second] ?? 0,
                show: (second) => figure(visitors, second),
                isNumber: true,
              },
              {
                name: words.columns.viewers,
                value: (second) => viewers[second] ?? 0,
                show: (second) => figure(viewers, second),
                isNumber: true,
              },
            ]}
            rows={[...visitors.keys()].toReversed()}
            rowKey={String}
          />
        </Suspense>
      ) : (
        <HoursChart
          label={words.bySecond}
          hours={CURVE_SECONDS}
          marks={marks}
          isOngoing={false}
          readout={(second) =>
            [
              formats.clock(timeOf(second)),
              `${words.curveVisitors} ${figure(visitors, second)}`,
              `${words.curveViewers} ${figure(viewers, second)}`,
            ].join(' · ')
          }
          format={formats.count}
          note=""
          notes={notes}
          words={{ toCome: '', chooseHour: words.choose }}
          series={[
            { name: words.curveVisitors, colour: 'temps', values: visitors, before: [] },
            { name: words.curveViewers, colour: 'tele', values: viewers, before: [] },
          ]}
        />
      )}
      {list}
    </Section>
  );
}
