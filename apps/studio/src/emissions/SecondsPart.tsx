import { type AnnotationKind, HOUR_MS, ok } from '@sintonia/contracts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import type { Broadcast, Scope } from '../broadcasts/broadcast-scope.ts';
import { fetchSeconds } from '../broadcasts/fetch-broadcasts.ts';
import type { ChartNote } from '../charts/HoursChart.tsx';
import { SecondsCharts } from '../charts/seconds/SecondsCharts.tsx';
import type { SecondsMark, SecondsSeries } from '../charts/seconds/seconds-plot.ts';
import { parseView, secondValues, viewText } from '../charts/seconds/seconds-view.ts';
import { TableToggle } from '../charts/TableToggle.tsx';
import { Section } from '../design/Section.tsx';
import { useAddressText, useTableInAddress } from '../links/use-address-state.ts';
import { useFormats } from '../messages/language.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Emissions.module.css';
import { useEmissionsWords } from './emissions-words.ts';
import { useSecondsWords } from './seconds-words.ts';

/** What a chart of seconds shows: a day of a channel or a broadcast. */
export interface SecondsRange {
  fromMs: number;
  toMs: number;
  broadcasts: readonly Broadcast[];
}

const NO_MARKS: readonly number[] = [];
/** Annotations this near to the pointer are read out, as a part of the view: a second may be narrower than a pixel. */
const NOTE_REACH = 1 / 300;
/** Broadcasts have their own marks. */
const isDrawn = (kind: AnnotationKind): boolean => kind !== 'broadcast';

/** Audience of each second, above that of the earlier broadcast or day, in step; as charts or as a table. */
export function SecondsPart({
  title,
  scope,
  now,
  before,
  nowMs,
  tools,
}: {
  title: string;
  scope: Scope;
  now: SecondsRange;
  /** Null without an earlier broadcast. */
  before: SecondsRange | null;
  nowMs: number;
  tools: ReactNode;
}) {
  const words = useEmissionsWords();
  const seconds = useSecondsWords();
  const explore = useQueryWords();
  const formats = useFormats();
  const [isTable, setTable] = useTableInAddress();
  const [part, setPart] = useAddressText('tram');
  const { fromMs, toMs } = now;
  const beforeMs = before?.fromMs ?? null;
  const beforeEndMs = before?.toMs ?? null;
  const total = Math.round(Math.max(toMs - fromMs, (beforeEndMs ?? 0) - (beforeMs ?? 0)) / 1000);
  const view = useMemo(() => parseView(part, total), [part, total]);
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const here = await fetchSeconds(scope, fromMs, toMs, signal);
        if (!here.ok || beforeMs === null || beforeEndMs === null) return here.ok ? ok([here.value]) : here;
        const there = await fetchSeconds(scope, beforeMs, beforeEndMs, signal);
        return there.ok ? ok([here.value, there.value]) : there;
      },
      [scope, fromMs, toMs, beforeMs, beforeEndMs],
    ),
  );
  const answer = lastOf(state);
  const mark = useBusyMark(state);
  const startsMs = useMemo(
    () => Array.from({ length: Math.ceil((toMs - fromMs) / 1000) }, (_, i) => fromMs + i * 1000),
    [fromMs, toMs],
  );
  const secondsBefore = useMemo(
    () =>
      Array.from(
        { length: Math.ceil(((beforeEndMs ?? 0) - (beforeMs ?? 0)) / 1000) },
        (_, i) => (beforeMs ?? 0) + i * 1000,
      ),
    [beforeMs, beforeEndMs],
  );
  const ofNow = useCurveNotes(answer ? startsMs : NO_MARKS, toMs, isDrawn);
  const ofBefore = useCurveNotes(answer && before ? secondsBefore : NO_MARKS, beforeEndMs ?? 0, isDrawn);
  const noted = JSON.stringify([ofNow.notes, ofBefore.notes]);
  const series = useMemo(() => {
    const happened = (JSON.parse(noted) as ChartNote[][]).map(
      (
        notes, // cast: written above
      ) => notes.map(({ bucket, text }): SecondsMark => ({ second: bucket, text, isBorder: false })),
    );
    return [now, before].flatMap((range, place): SecondsSeries[] => {
      const changes = answer?.[place];
      if (!range || !changes) return [];
      return [
        {
          name: formats.day(new Date(range.fromMs)),
          colour: place === 0 ? 'tele' : 'quiet',
          values: secondValues(changes, range.fromMs, Math.min(range.toMs, nowMs)),
          marks: [...bordersOf(range), ...(happened[place] ?? [])],
        },
      ];
    });
  }, [answer, noted, now, before, nowMs, formats]);
  const instantOf = useCallback(
    (place: number, second: number) => new Date((place === 0 ? fromMs : (beforeMs ?? 0)) + second * 1000),
    [fromMs, beforeMs],
  );
  const figureOf = useCallback(
    (place: number, second: number) => {
      const value = series[place]?.values[second];
      return value === undefined ? words.toCome : formats.count(value);
    },
    [series, words, formats],
  );
  const timeText = useCallback(
    (second: number, isLong: boolean) => (isLong ? formats.clock : formats.minute)(new Date(fromMs + second * 1000)),
    [formats, fromMs],
  );
  const columns = useMemo<Column<number>[]>(() => {
    const figures = (place: number, name: string): Column<number> => ({
      name,
      value: (at) => series[place]?.values[at] ?? '',
      show: (at) => figureOf(place, at),
      isNumber: true,
    });
    return [
      {
        name: seconds.second,
        value: (at) => instantOf(0, at).toISOString(),
        show: (at) => formats.clock(instantOf(0, at)),
      },
      figures(0, words.minuteColumns.now),
      ...(before ? [figures(1, words.minuteColumns.before)] : []),
    ];
  }, [series, seconds, words, formats, before, instantOf, figureOf]);
  const rows = useMemo(() => Array.from({ length: view.to - view.from }, (_, i) => view.from + i), [view]);
  const reach = Math.floor((view.to - view.from) * NOTE_REACH);
  const noteOf = (place: number, second: number) =>
    (place === 0 ? ofNow : ofBefore).notes
      .filter(({ bucket }) => Math.abs(bucket - second) <= reach)
      .map(({ text }) => text);

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
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!answer && state.at === 'loading' && <SkeletonBlock height={520} />}
      {answer && (
        <div className={styles.seconds} {...mark}>
          {isTable ? (
            <ReportTable inAddress="taula-segons" caption={title} columns={columns} rows={rows} rowKey={String} />
          ) : (
            <SecondsCharts
              label={title}
              series={series}
              total={total}
              firstHour={((HOUR_MS - (fromMs % HOUR_MS)) % HOUR_MS) / 1000}
              view={view}
              onView={(next) => setPart(viewText(next, total))}
              readout={(place, second) =>
                second === null
                  ? `${words.audience}, ${series[place]?.name ?? ''}`
                  : [
                      formats.dateTime(instantOf(place, second)),
                      `${words.audience} ${figureOf(place, second)}`,
                      ...noteOf(place, second),
                    ].join(' · ')
              }
              format={formats.count}
              timeText={timeText}
              words={seconds}
            />
          )}
        </div>
      )}
      {ofNow.list}
    </Section>
  );
}

const bordersOf = ({ broadcasts, fromMs, toMs }: SecondsRange): SecondsMark[] =>
  broadcasts
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) < toMs && Date.parse(endsAt) > fromMs)
    .map(({ startsAt, title }) => ({
      second: Math.max(0, (Date.parse(startsAt) - fromMs) / 1000),
      text: title,
      isBorder: true,
    }));
