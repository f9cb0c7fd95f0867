import { HOUR_MS, ok, type ReportQueryInput } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { useTurn } from '../api/use-turn.ts';
import { Choice } from '../design/Choice.tsx';
import { Section } from '../design/Section.tsx';
import type { EntityKind } from '../links/entity-address.ts';
import { isOneOf, useAddressState } from '../links/use-address-state.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { shiftDays, wallClock } from '../period/civil-day.ts';
import { SegmentControl } from '../segments/segment-control.ts';
import { useSegments } from '../segments/use-segments.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { useSuite } from '../suite/use-suite.ts';
import { fetchWeeks } from './fetch-weeks.ts';
import styles from './RisingFalling.module.css';
import { List } from './RisingList.tsx';
import { deviations, type Figures } from './rising-falling.ts';
import { type RisingBy, useRisingWords } from './rising-words.ts';

/** What values are compared, and by which metric. */
const BY: Readonly<Record<RisingBy, { dimension: string; metric: string; kind: EntityKind | null }>> = {
  pages: { dimension: 'page', metric: 'pageviews', kind: 'page' },
  titles: { dimension: 'title', metric: 'plays', kind: 'title' },
  channels: { dimension: 'playbackChannel', metric: 'plays', kind: 'channel' },
  sources: { dimension: 'referrerHost', metric: 'visits', kind: null },
};
const CHOICES = Object.keys(BY) as RisingBy[]; // cast: keys of the table
const EVERY_MS = 60_000;
const MOST_VALUES = 500;

/** What rises and falls in the last hour, against the same hour of the last four weeks. */
export function RisingFalling() {
  const words = useRisingWords();
  const timeZone = use(TimeZoneContext);
  const segmentControl = use(SegmentControl);
  const { suite } = useSuite();
  const { segments } = useSegments();
  const [by, setBy] = useAddressState('puja', 'pages', isOneOf(CHOICES));
  const [ref, turn] = useTurn<HTMLDivElement>();
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        await turn(signal);
        const { dimension, metric } = BY[by];
        const to = new Date();
        const queryOf = (end: Date): ReportQueryInput => ({
          ...(suite !== null && { suite }),
          ...(segments.length > 0 && { segments: [...segments] }),
          period: { from: wallClock(new Date(end.getTime() - HOUR_MS), timeZone), to: wallClock(end, timeZone) },
          metrics: [metric],
        });
        const answers = await fetchWeeks(
          0,
          (weeksAgo) => ({
            ...queryOf(shiftDays(to, -7 * weeksAgo, timeZone)),
            dimensions: [dimension],
            limit: MOST_VALUES,
          }),
          signal,
        );
        if (!answers.ok) return answers;
        const [now = new Map(), ...weeks] = answers.value.map(
          ({ rows }): Figures =>
            new Map(rows.map((row) => [row.dimensions[dimension] ?? '', row.metrics[metric] ?? 0])),
        );
        return ok({ by, found: deviations(now, weeks), query: queryOf(to) });
      },
      [by, suite, segments, timeZone, turn],
    ),
  );
  useEvery(EVERY_MS, again);
  const shown = lastOf(state);
  const mark = useBusyMark(state);
  const found = shown?.by === by ? shown.found : undefined;

  return (
    <Section
      title={words.title}
      aside={
        <>
          <Choice
            legend={words.by}
            options={CHOICES.map((value) => ({ value, label: words.of[value] }))}
            value={by}
            onChange={setBy}
          />
          {segmentControl}
        </>
      }
    >
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      <div ref={ref}>
        {found === undefined && state.at !== 'failed' && <SkeletonLines widths={[92, 84, 88, 70]} height={20} />}
      </div>
      {found === null && <Empty what={words.unknown} advice={words.unknownAdvice} />}
      {shown && found && (
        <div className={styles.found} {...mark}>
          <div className={styles.pair}>
            <List
              title={words.rising}
              none={words.noneRising}
              rows={found.rising}
              kind={BY[by].kind}
              of={{ query: shown.query, dimension: BY[by].dimension }}
            />
            <List
              title={words.falling}
              none={words.noneFalling}
              rows={found.falling}
              kind={BY[by].kind}
              of={{ query: shown.query, dimension: BY[by].dimension }}
            />
          </div>
          <p className={styles.basis}>{words.basis(found.weeks)}</p>
        </div>
      )}
    </Section>
  );
}
