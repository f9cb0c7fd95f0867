import { MINUTE_MS } from '@sintonia/contracts';
import { type ReactNode, use } from 'react';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import type { HourMark } from '../charts/HoursAxis.tsx';
import { HoursChart } from '../charts/HoursChart.tsx';
import { namedEvery } from '../charts/scale.ts';
import { TableToggle } from '../charts/TableToggle.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { useTableInAddress } from '../links/use-address-state.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { bucketMarks } from '../query/buckets.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { ReportTable } from '../tables/ReportTable.tsx';
import { useEmissionsWords } from './emissions-words.ts';

/** Audience of each minute, with an earlier broadcast as a thin line; as a chart or as a table. */
export function MinuteChart({
  title,
  fromMs,
  minutes,
  values,
  before,
  note,
  comparison,
  tools,
  below,
}: {
  title: string;
  fromMs: number;
  /** Width in minutes, future ones included. */
  minutes: number;
  /** One for each minute so far. */
  values: readonly number[];
  before: readonly number[];
  note: string;
  /** Name of the line of the earlier broadcast. */
  comparison: string;
  /** Controls shown before the chart's own. */
  tools: ReactNode;
  /** Under the time axis, as wide as its minutes. */
  below?: ReactNode;
}) {
  const words = useEmissionsWords();
  const explore = useQueryWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const [isTable, setTable] = useTableInAddress();
  const [ref, width] = useWidth<HTMLDivElement>();
  const timeOf = (minute: number) => new Date(Math.floor(fromMs / MINUTE_MS) * MINUTE_MS + minute * MINUTE_MS);
  const buckets = Array.from({ length: minutes }, (_, i) => `${timeOf(i).toISOString().slice(0, 19)}Z`);
  const marks = bucketMarks(buckets, width, timeZone, formats);
  // A schedule day ends after midnight, so hours are labelled and its two dates are not.
  const shown = marks.some(({ isDay }) => isDay) ? hourMarks() : marks;
  function hourMarks(): HourMark[] {
    const every = namedEvery(minutes / 60, width, 64, [1, 2, 3, 6, 12]) * 60;
    const first = (60 - (timeOf(0).getUTCMinutes() % 60)) % 60;
    return Array.from({ length: Math.ceil((minutes - first) / every) }, (_, i) => first + i * every).map((index) => ({
      index,
      text: formats.minute(timeOf(index)),
      isDay: false,
    }));
  }
  const rows = [...values.keys()];
  const startsMs = rows.map((at) => timeOf(at).getTime());
  // The schedule is a strip under the curve of a day.
  const { notes, list } = useCurveNotes(startsMs, timeOf(minutes).getTime(), (kind) => kind !== 'broadcast');
  return (
    <Section
      title={title}
      aside={
        <>
          {tools}
          <TableToggle {...{ words: explore, isTable, setTable }} />
        </>
      }
    >
      <div ref={ref}>
        {isTable ? (
          <ReportTable
            inAddress="taula-minuts"
            caption={title}
            columns={[
              {
                name: words.minuteColumns.at,
                value: (at: number) => timeOf(at).toISOString(),
                show: (at: number) => formats.minute(timeOf(at)),
              },
              {
                name: words.minuteColumns.now,
                value: (at: number) => values[at] ?? 0,
                show: (at: number) => formats.count(values[at] ?? 0),
                isNumber: true,
              },
              ...(before.length > 0
                ? [
                    {
                      name: words.minuteColumns.before,
                      value: (at: number) => before[at] ?? 0,
                      show: (at: number) => formats.count(before[at] ?? 0),
                      isNumber: true,
                    },
                  ]
                : []),
            ]}
            rows={rows}
            rowKey={String}
          />
        ) : (
          <HoursChart
            label={title}
            hours={minutes}
            marks={shown}
            isOngoing={false}
            readout={(at) =>
              [
                formats.minute(timeOf(at)),
                `${words.audience} ${formats.count(values[at] ?? 0)}`,
                ...(before.length > 0 ? [words.before(formats.count(before[at] ?? 0))] : []),
              ].join(' · ')
            }
            format={formats.count}
            note={note}
            comparison={comparison}
            notes={notes}
            words={{ toCome: words.toCome, chooseHour: words.choose }}
            below={below}
            series={[{ name: words.audience, colour: 'tele', values, before }]}
          />
        )}
        {list}
      </div>
    </Section>
  );
}
