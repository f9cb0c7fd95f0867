import type { ActivityResults, GoalResult } from '@sintonia/contracts';
import { use } from 'react';
import { useCurveNotes } from '../../annotations/use-curve-notes.tsx';
import { TableToggle } from '../../charts/TableToggle.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Section } from '../../design/Section.tsx';
import { isOneOf, useAddressState, useTableInAddress } from '../../links/use-address-state.ts';
import { TimeZoneContext, useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { addDays, startOfDay } from '../../period/civil-day.ts';
import { type Column, ReportTable } from '../../tables/ReportTable.tsx';
import { noonOf } from './Decision.tsx';
import type { LiftDay } from './LiftDrawing.tsx';
import { LiftPlot } from './LiftPlot.tsx';
import { goalName, liftText, rangeText, variantName } from './result-words.ts';
import { type Shown, shownOf } from './VariantsTable.tsx';

/** One variant's interval over the days, as a chart or as a table. */
export function OverDays({ results, goal, shown }: { results: ActivityResults; goal: GoalResult; shown: Shown }) {
  const { results: words, experiments } = useScreenWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const [isTable, setTable] = useTableInAddress();
  const variants = goal.standings.filter(({ plain }) => plain !== null).map(({ variant }) => variant);
  const [variant, setVariant] = useAddressState('variant', variants[0] ?? '', isOneOf(variants));
  const days = goal.days.flatMap(({ day, readings }): LiftDay[] => {
    const reading = readings.find((one) => one.variant === variant);
    const measured = reading && shownOf(reading, shown);
    return measured ? [{ day, measured }] : [];
  });
  const ends = days.at(-1);
  const { notes, list } = useCurveNotes(
    days.map(({ day }) => startOfDay(day, timeZone).getTime()),
    ends ? startOfDay(addDays(ends.day, 1), timeZone).getTime() : 0,
    (kind) => kind !== 'broadcast',
  );
  if (variants.length === 0) return null;
  const dayName = (day: string) => formats.day(noonOf(day));
  const lift = (of: number | null) => (of === null ? words.unbounded : liftText(of, formats));
  const columns: Column<LiftDay>[] = [
    { name: words.day, value: ({ day }) => day, show: ({ day }) => dayName(day) },
    {
      name: words.lift,
      value: ({ measured }) => measured.lift,
      show: ({ measured }) => lift(measured.lift),
      isNumber: true,
    },
    {
      name: words.low,
      value: ({ measured }) => measured.low ?? '',
      show: ({ measured }) => lift(measured.low),
      isNumber: true,
    },
    {
      name: words.high,
      value: ({ measured }) => measured.high ?? '',
      show: ({ measured }) => lift(measured.high),
      isNumber: true,
    },
  ];
  const label = `${words.overDays}: ${goalName(goal.goal, experiments.goals)}, ${variantName(variant, results, words)}`;
  return (
    <Section
      title={words.overDays}
      aside={
        <>
          {variants.length > 1 && (
            <Choice
              legend={words.plotOf}
              options={variants.map((value) => ({ value, label: variantName(value, results, words) }))}
              value={variant}
              onChange={setVariant}
            />
          )}
          <TableToggle {...{ words, isTable, setTable }} />
        </>
      }
    >
      {isTable ? (
        <ReportTable inAddress="taula-dies" caption={label} columns={columns} rows={days} rowKey={({ day }) => day} />
      ) : (
        <LiftPlot
          label={label}
          days={days}
          readout={({ day, measured }) =>
            `${dayName(day)}: ${lift(measured.lift)}, ${rangeText(measured, formats, words)}`
          }
          format={(mark) => lift(mark)}
          dayName={(day) => formats.shortDay(noonOf(day))}
          notes={notes}
          words={words}
        />
      )}
      {days.length === 1 && <p>{words.oneDay}</p>}
      {days.length > 0 && list}
    </Section>
  );
}
