import { HOUR_MS } from '@sintonia/contracts';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { HoursChart } from '../charts/HoursChart.tsx';
import { TableToggle } from '../charts/TableToggle.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { useTableInAddress } from '../links/use-address-state.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { dayOf } from '../period/civil-day.ts';
import { usePeriod } from '../period/use-period.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import type { Overview } from './fetch-overview.ts';
import { hourMarks, hoursBetween } from './hour-marks.ts';
import { hoursBefore } from './hours-before.ts';

/** Page views and visitors by hour, as lines or as a table. */
export function ByHour({ overview, timeZone }: { overview: Overview; timeZone: string }) {
  const { overview: words, metrics, period } = useWords();
  const { comparison } = usePeriod();
  const formats = useFormats();
  const [isTable, setTable] = useTableInAddress();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { span, report, compared } = overview;
  const { hours } = report;
  const before = compared ? hoursBefore(hours, compared.hours, timeZone) : [];

  const { notes, list } = useCurveNotes(
    hours.map(({ hour }) => Date.parse(hour)),
    span.edge.getTime(),
  );

  type Hour = (typeof hours)[number];
  const columns: Column<Hour>[] = [
    { name: words.day, value: (row) => dayOf(new Date(row.hour), timeZone), show: (row) => formats.day(row.hour) },
    { name: words.hour, value: (row) => formats.hour(row.hour) },
    ...(['pageviews', 'visitors', 'plays'] as const).map((key) => ({
      name: metrics[key],
      value: (row: Hour) => row[key],
      show: (row: Hour) => formats.count(row[key]),
      isNumber: true,
    })),
  ];
  const readout = (index: number) => {
    const row = hours[index];
    if (!row) return '';
    const end = new Date(Date.parse(row.hour) + HOUR_MS);
    const figures = (['pageviews', 'visitors'] as const).map((key) => `${metrics[key]} ${formats.count(row[key])}`);
    return `${formats.day(row.hour)}, ${formats.hour(row.hour)}–${formats.hour(end)} · ${figures.join(' · ')}`;
  };

  return (
    <Section title={words.byHour} aside={<TableToggle {...{ words, isTable, setTable }} />}>
      <div ref={ref}>
        {isTable ? (
          <ReportTable
            inAddress="taula-hores"
            caption={words.byHour}
            columns={columns}
            rows={hours}
            rowKey={(row) => row.hour}
          />
        ) : (
          <HoursChart
            label={words.byHour}
            hours={hoursBetween(span.from, span.edge)}
            marks={hourMarks(span, timeZone, width, { hour: formats.minute, day: formats.shortDay })}
            isOngoing={span.to < span.edge}
            readout={readout}
            format={formats.count}
            note=""
            comparison={period.compared[comparison]}
            notes={notes}
            words={words}
            series={[
              {
                name: metrics.pageviews,
                colour: 'temps',
                values: hours.map((hour) => hour.pageviews),
                before: before.map((hour) => hour.pageviews),
              },
              {
                name: metrics.visitors,
                colour: 'radio',
                values: hours.map((hour) => hour.visitors),
                before: before.map((hour) => hour.visitors),
              },
            ]}
          />
        )}
        {list}
      </div>
    </Section>
  );
}
