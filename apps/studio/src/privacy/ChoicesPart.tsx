import { type ChoiceDay, ConsentDay, choiceDays } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { HoursChart } from '../charts/HoursChart.tsx';
import { useWidth } from '../charts/use-width.ts';
import { Section } from '../design/Section.tsx';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { addDays, startOfDay } from '../period/civil-day.ts';
import { daysOf, spanOf } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { bucketMarks } from '../query/buckets.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

const KINDS = ['accepted', 'partly', 'refused'] as const;
const COLOURS = { accepted: 'radio', partly: 'temps', refused: 'noticies' } as const;
const Days = ConsentDay.array();

/** Number of visitors who accepted all, refused all or accepted some purposes, in total and by day. */
export function ChoicesPart() {
  const words = usePrivacyWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const { choice, today } = usePeriod();
  const { suites } = useSuite();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        const { from, to } = spanOf(choice, new Date(), timeZone);
        const params = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
        return get(`/api/privacy/consents?${params}`, Days, signal);
      },
      [choice, timeZone],
    ),
  );
  const rows = lastOf(state);
  const { first, last } = daysOf(choice, today);
  const names: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) names.push(day);
  const days = choiceDays(rows ?? [], names);
  const sumOf = (kind: (typeof KINDS)[number]) => days.reduce((sum, day) => sum + day[kind], 0);
  const all = KINDS.reduce((sum, kind) => sum + sumOf(kind), 0);
  const { notes, list } = useCurveNotes(
    rows && names.map((day) => startOfDay(day, timeZone).getTime()),
    startOfDay(addDays(last, 1), timeZone).getTime(),
    (kind) => kind !== 'broadcast',
  );
  const dayText = (day: string) => formats.day(startOfDay(day, timeZone));
  const columns: Column<ChoiceDay>[] = [
    { name: words.day, value: ({ day }) => day, show: ({ day }) => dayText(day) },
    ...([...KINDS, 'first', 'changed'] as const).map((key) => ({
      name: words[key],
      value: (day: ChoiceDay) => day[key],
      show: (day: ChoiceDay) => formats.count(day[key]),
      isNumber: true,
    })),
  ];
  return (
    <Section title={words.choices}>
      <p className={styles.lead}>
        {words.choicesAdvice}
        {suites?.demo && ` ${words.choicesAreReal}`}
      </p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {rows === null && state.at === 'loading' && <SkeletonBlock height={260} />}
      {rows && all === 0 && <Empty what={words.noChoices} advice={words.noChoicesAdvice} />}
      {rows && all > 0 && (
        <>
          <dl className={styles.shares}>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{words[kind]}</dt>
                <dd className={styles.number}>
                  <data value={sumOf(kind)}>{formats.count(sumOf(kind))}</data>
                </dd>
                <dd className={styles.share}>{words.ofAll(formats.share(sumOf(kind), all), formats.count(all))}</dd>
              </div>
            ))}
          </dl>
          <div ref={ref}>
            {days.length > 1 && (
              <HoursChart
                label={words.chart}
                hours={days.length}
                marks={bucketMarks(names, width, timeZone, formats)}
                isOngoing={last === today}
                readout={(at) =>
                  [dayText(names[at] ?? first), ...KINDS.map((kind) => `${words[kind]} ${days[at]?.[kind] ?? 0}`)].join(
                    ' · ',
                  )
                }
                format={formats.count}
                note=""
                notes={notes}
                words={{ toCome: words.toCome, chooseHour: words.choosePart }}
                series={KINDS.map((kind) => ({
                  name: words[kind],
                  colour: COLOURS[kind],
                  values: days.map((day) => day[kind]),
                  before: [],
                }))}
              />
            )}
            {days.length > 1 && list}
          </div>
          <ReportTable
            inAddress="taula-eleccions"
            caption={words.choices}
            columns={columns}
            rows={days.filter((day) => day.first + day.changed > 0).toReversed()}
            rowKey={({ day }) => day}
          />
        </>
      )}
    </Section>
  );
}
