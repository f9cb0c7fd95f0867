import { MINUTE_MS } from '@sintonia/contracts';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../api/use-answer.ts';
import { minuteValues, peakOf } from '../broadcasts/broadcast-figures.ts';
import type { BroadcastMetric } from '../broadcasts/broadcast-queries.ts';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { openUntilMs } from '../broadcasts/catch-up-window.ts';
import { type BroadcastFigures, fetchCatchUp } from '../broadcasts/fetch-whole-broadcast.ts';
import { guideDay } from '../broadcasts/guide-day.ts';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { AudienceCurve } from './AudienceCurve.tsx';
import { BroadcastFigure, PeakMinute } from './BroadcastFigure.tsx';
import styles from './Emissions.module.css';
import { useEmissionsWords } from './emissions-words.ts';
import type { DayAnswer } from './fetch-day.ts';
import { sameBroadcast } from './same-broadcast.ts';
import { useSecondsWords } from './seconds-words.ts';
import { type Earlier, useEarlier } from './use-earlier.ts';
import type { useEmissions } from './use-emissions.ts';

const NOBODY = { mean: 0, share: null };

/** A figure that this broadcast and another one have. */
interface ShownFigure {
  name: string;
  metric: BroadcastMetric | 'peakConcurrency';
  of: (figures: BroadcastFigures) => number | null;
  show: (value: number) => string;
}

/** One broadcast: its minutes beside those of a week before, its figures, and earlier broadcasts with its name. */
export function BroadcastPart({
  broadcast,
  day,
  addressOf,
  nowMs,
}: {
  broadcast: Broadcast;
  day: DayAnswer;
  addressOf: ReturnType<typeof useEmissions>['addressOf'];
  nowMs: number;
}) {
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
  const { title } = useSecondsWords();
  const seconds = useMemo(() => {
    const rangeOf = (one: Broadcast) => ({
      fromMs: Date.parse(one.startsAt),
      toMs: Date.parse(one.endsAt),
      broadcasts: [one],
    });
    return { title, scope, now: rangeOf(broadcast), before: other && rangeOf(other), nowMs };
  }, [title, scope, broadcast, other, nowMs]);
  // The component's key is the start of its broadcast: a refresh of the day does not repeat these requests.
  const [initial] = useState(broadcast);
  const { state: caught } = useAnswer(
    useCallback((signal: AbortSignal) => fetchCatchUp(scope, initial, signal), [scope, initial]),
  );
  const earlier = useEarlier(scope, initial);
  const catchUp = caught.at === 'ready' ? caught.value : null;
  const isUnaired = caught.at === 'ready' && caught.value === null;
  const minuteOf = (one: BroadcastFigures | null) => (one?.peak ? formats.minute(new Date(one.peak.atMs)) : NO_FIGURE);
  const openableMinute = (one: Broadcast, its: BroadcastFigures) =>
    its.peak ? (
      <PeakMinute name={words.at} scope={scope} broadcast={one} peak={its.peak}>
        {minuteOf(its)}
      </PeakMinute>
    ) : (
      NO_FIGURE
    );
  const shown: ShownFigure[] = [
    {
      name: words.mean,
      metric: 'broadcastAudience',
      of: (one) => one.mean,
      show: formats.mean,
    },
    {
      name: words.peak,
      metric: 'peakConcurrency',
      of: (one) => one.peak?.value ?? 0,
      show: formats.count,
    },
    { name: words.share, metric: 'broadcastShare', of: (one) => one.share, show: (share) => formats.share(share, 1) },
  ];
  const later = [
    { name: words.week, metric: 'broadcastAudience7', days: 7, value: catchUp?.week ?? null },
    { name: words.month, metric: 'broadcastAudience28', days: 28, value: catchUp?.month ?? null },
  ] as const;
  const figureOf = ({ name, metric, of, show }: ShownFigure, one: Broadcast, its: BroadcastFigures, toMs: number) => {
    const value = of(its);
    if (value === null) return NO_FIGURE;
    return (
      <BroadcastFigure {...{ name, scope, metric, value }} broadcast={one} untilMs={toMs}>
        {show(value)}
      </BroadcastFigure>
    );
  };
  const [mean, peak, share] = shown.map(
    (one) => (row: Earlier) => figureOf(one, row.broadcast, row.figures, Date.parse(row.broadcast.endsAt)),
  );
  const addressOfEarlier = (startsAt: string) =>
    addressOf({ channel: scope.channel, day: guideDay(Date.parse(startsAt), scope.timeZone), broadcast: startsAt });
  const soFarOf = (days: 7 | 28) => {
    const endMs = openUntilMs(broadcast, days, nowMs);
    return endMs !== null && words.soFar(formats.day(new Date(endMs)));
  };
  const columns: Column<Earlier>[] = [
    {
      name: words.earlierColumns.day,
      value: ({ broadcast: one }) => one.startsAt,
      show: ({ broadcast: { startsAt } }) => (
        <Link to={{ pathname: '/fitxa/emissio', search: addressOfEarlier(startsAt) }}>{formats.day(startsAt)}</Link>
      ),
    },
    { name: words.columns.time, value: ({ broadcast: one }) => formats.minute(one.startsAt) },
    {
      name: words.columns.mean,
      value: (row) => row.figures.mean,
      ...(mean && { show: mean }),
      isNumber: true,
    },
    {
      name: words.columns.peak,
      value: (row) => row.figures.peak?.value ?? 0,
      ...(peak && { show: peak }),
      isNumber: true,
    },
    {
      name: words.columns.at,
      value: (row) => minuteOf(row.figures),
      show: (row) => openableMinute(row.broadcast, row.figures),
      isNumber: true,
    },
    {
      name: words.columns.share,
      value: (row) => row.figures.share ?? '',
      ...(share && { show: share }),
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
        {' · '}
        <EntityLink kind="channel" value={scope.channel}>
          {words.ofChannel}
        </EntityLink>
        {broadcast.onDemand !== null && (
          <>
            {` · ${words.onDemand} `}
            <EntityLink kind="title" value={broadcast.onDemand}>
              {broadcast.onDemand}
            </EntityLink>
          </>
        )}
      </p>
      <dl className={styles.figures} aria-label={words.figures}>
        {shown.map((one) => (
          <div key={one.metric}>
            <dt>{one.name}</dt>
            <dd className={styles.number}>{figureOf(one, broadcast, figures, untilMs)}</dd>
            <dd className={styles.then}>
              {before && other && (
                <>
                  {words.weekBefore}: {figureOf(one, other, before, otherEndMs)}
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.at}</dt>
          <dd className={styles.number}>{openableMinute(broadcast, figures)}</dd>
          <dd className={styles.then}>
            {before && other && (
              <>
                {words.weekBefore}: {openableMinute(other, before)}
              </>
            )}
          </dd>
        </div>
        {later.map(({ name, metric, days, value }) => (
          <div key={metric}>
            <dt>{name}</dt>
            <dd className={styles.number}>
              {value === null ? (
                NO_FIGURE
              ) : (
                <BroadcastFigure {...{ name, scope, broadcast, metric, value, untilMs }}>
                  {formats.mean(value)}
                </BroadcastFigure>
              )}
            </dd>
            <dd className={styles.then}>{value !== null && soFarOf(days)}</dd>
          </div>
        ))}
      </dl>
      {isUnaired && <p className={styles.when}>{words.unaired}</p>}
      <AudienceCurve
        seconds={seconds}
        minutes={{
          title: words.minutes,
          fromMs: startMs,
          minutes: Math.ceil((endMs - startMs) / MINUTE_MS),
          values: minuteValues(day.minutes, startMs, untilMs),
          before: other ? minuteValues(day.weekBefore.minutes, otherMs, otherEndMs) : [],
          note: other ? '' : words.noComparison,
          comparison: other ? formats.day(other.startsAt) : '',
        }}
      />
      <Section title={words.earlier}>
        {earlier.isLoading && earlier.rows.length === 0 && <SkeletonRows widths={[100, 96, 100]} />}
        {earlier.isNone && <p className={styles.when}>{words.noEarlier}</p>}
        {earlier.rows.length > 0 && (
          <ReportTable
            inAddress="taula-anteriors"
            caption={words.earlier}
            columns={columns}
            rows={earlier.rows}
            rowKey={({ broadcast: one }) => one.startsAt}
          />
        )}
      </Section>
    </>
  );
}
