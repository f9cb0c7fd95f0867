import { DAY_MS, MINUTE_MS, ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import { minuteValues, peakOf } from '../broadcasts/broadcast-figures.ts';
import {
  type Broadcast,
  type BroadcastFigures,
  fetchBroadcasts,
  fetchCatchUp,
  fetchWhole,
} from '../broadcasts/fetch-broadcasts.ts';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Emissions.module.css';
import type { DayAnswer } from './EmissionsScreen.tsx';
import { useEmissionsWords } from './emissions-words.ts';
import { MinuteChart } from './MinuteChart.tsx';
import { sameBroadcast } from './same-broadcast.ts';

const EARLIER_DAYS = 28;
const MOST_EARLIER = 6;
const NOBODY = { mean: 0, share: null };

interface Earlier {
  broadcast: Broadcast;
  figures: BroadcastFigures;
}

/** One broadcast: its minutes beside those of a week before, its figures, and earlier broadcasts with its name. */
export function BroadcastPart({ broadcast, day, nowMs }: { broadcast: Broadcast; day: DayAnswer; nowMs: number }) {
  const words = useEmissionsWords();
  const formats = useFormats();
  const [startMs, endMs] = [Date.parse(broadcast.startsAt), Date.parse(broadcast.endsAt)];
  const untilMs = Math.min(endMs, nowMs);
  const figures: BroadcastFigures = {
    ...(day.audiences.get(broadcast.startsAt) ?? NOBODY),
    peak: peakOf(day.minutes, startMs, untilMs),
  };
  const other = sameBroadcast(broadcast, day.weekBefore.broadcasts);
  const [otherMs, otherEndMs] = [Date.parse(other?.startsAt ?? ''), Date.parse(other?.endsAt ?? '')];
  const before: BroadcastFigures | null = other && {
    ...(day.weekBefore.audiences.get(other.startsAt) ?? NOBODY),
    peak: peakOf(day.weekBefore.minutes, otherMs, otherEndMs),
  };
  const { scope } = day;
  const { state: caught } = useAnswer(
    useCallback((signal: AbortSignal) => fetchCatchUp(scope, broadcast, signal), [scope, broadcast]),
  );
  const { state: past } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const all = await fetchBroadcasts(scope.channel, startMs - EARLIER_DAYS * DAY_MS, startMs, signal);
        if (!all.ok) return all;
        const same = all.value.filter(
          ({ title, startsAt }) => title === broadcast.title && Date.parse(startsAt) < startMs,
        );
        const found: Earlier[] = [];
        // In sequence: the server runs two queries at a time, and other clients wait for it too.
        for (const one of same.toReversed().slice(0, MOST_EARLIER)) {
          const whole = await fetchWhole(scope, one, signal);
          if (!whole.ok) return whole;
          found.push({ broadcast: one, figures: whole.value });
        }
        return ok(found);
      },
      [scope, broadcast, startMs],
    ),
  );
  const catchUp = caught.at === 'ready' ? caught.value : null;
  const isUnaired = caught.at === 'ready' && caught.value === null;
  const shareOf = (one: BroadcastFigures | null) =>
    one === null || one.share === null ? NO_FIGURE : formats.share(one.share, 1);
  const minuteOf = (one: BroadcastFigures | null) => (one?.peak ? formats.minute(new Date(one.peak.atMs)) : NO_FIGURE);
  const shown: [name: string, now: string, before: string | null][] = [
    [words.mean, formats.mean(figures.mean), before && formats.mean(before.mean)],
    [words.peak, formats.count(figures.peak?.value ?? 0), before && formats.count(before.peak?.value ?? 0)],
    [words.at, minuteOf(figures), before && minuteOf(before)],
    [words.share, shareOf(figures), before && shareOf(before)],
    [words.week, catchUp ? formats.mean(catchUp.week) : NO_FIGURE, null],
    [words.month, catchUp ? formats.mean(catchUp.month) : NO_FIGURE, null],
  ];
  const columns: Column<Earlier>[] = [
    {
      name: words.earlierColumns.day,
      value: ({ broadcast: one }) => one.startsAt,
      show: ({ broadcast: one }) => formats.day(one.startsAt),
    },
    { name: words.columns.time, value: ({ broadcast: one }) => formats.minute(one.startsAt) },
    {
      name: words.columns.mean,
      value: (row) => row.figures.mean,
      show: (row) => formats.mean(row.figures.mean),
      isNumber: true,
    },
    {
      name: words.columns.peak,
      value: (row) => row.figures.peak?.value ?? 0,
      show: (row) => formats.count(row.figures.peak?.value ?? 0),
      isNumber: true,
    },
    { name: words.columns.at, value: (row) => minuteOf(row.figures), isNumber: true },
    {
      name: words.columns.share,
      value: (row) => row.figures.share ?? '',
      show: (row) => shareOf(row.figures),
      isNumber: true,
    },
  ];

  return (
    <>
      <p className={styles.when}>
        {formats.day(broadcast.startsAt)}, {formats.minute(broadcast.startsAt)}–{formats.minute(broadcast.endsAt)}
        {broadcast.subtitle && ` · ${broadcast.subtitle}`}
        {' · '}
        <EntityLink kind="programme" value={broadcast.title}>
          {words.programme}
        </EntityLink>
      </p>
      <dl className={styles.figures} aria-label={words.figures}>
        {shown.map(([name, now, then]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.number}>{now}</dd>
            <dd className={styles.then}>{then !== null && `${words.weekBefore}: ${then}`}</dd>
          </div>
        ))}
      </dl>
      {isUnaired && <p className={styles.when}>{words.unaired}</p>}
      <MinuteChart
        title={words.minutes}
        fromMs={startMs}
        minutes={Math.ceil((endMs - startMs) / MINUTE_MS)}
        values={minuteValues(day.minutes, startMs, untilMs)}
        before={other ? minuteValues(day.weekBefore.minutes, otherMs, otherEndMs) : []}
        note={other ? words.comparedWith(formats.day(other.startsAt)) : words.noComparison}
      />
      <Section title={words.earlier}>
        {past.at === 'loading' && <SkeletonLines widths={[100, 96, 100]} height={22} />}
        {past.at === 'ready' && past.value.length === 0 && <p className={styles.when}>{words.noEarlier}</p>}
        {past.at === 'ready' && past.value.length > 0 && (
          <ReportTable
            caption={words.earlier}
            columns={columns}
            rows={past.value}
            rowKey={({ broadcast: one }) => one.startsAt}
          />
        )}
      </Section>
    </>
  );
}
