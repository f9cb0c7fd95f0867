import { type LiveNow, MINUTE_MS } from '@sintonia/contracts';
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { use, useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { notesOfBuckets } from '../annotations/notes-of-buckets.ts';
import { useNotes } from '../annotations/use-curve-notes.tsx';
import { isBusy, lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { Sparkline } from '../charts/Sparkline.tsx';
import { Section } from '../design/Section.tsx';
import { sharedParameters } from '../links/shared-parameters.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { TableTools } from '../tables/TableTools.tsx';
import { fetchOnAir, fetchOnAirMinutes } from './fetch-on-air.ts';
import { NowFigure } from './NowFigure.tsx';
import { useNowWords } from './now-words.ts';
import styles from './OnAirNow.module.css';
import { onAirCurve } from './on-air-curve.ts';

/** The schedule and the stored minutes; the viewers of this second arrive with the live state. */
const EVERY_MS = 60_000;

/** What is on air on each channel, its viewers now, and its curve since it began. */
export function OnAirNow({ now }: { now: LiveNow }) {
  const words = useNowWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const { suite } = useSuite();
  const { search } = useLocation();
  const { state, again } = useAnswer(fetchOnAir);
  useEvery(EVERY_MS, again);
  const shown = lastOf(state);
  const curves = useAnswer(
    useCallback(
      (signal: AbortSignal) => fetchOnAirMinutes({ suite, timeZone }, shown ?? [], signal),
      [suite, timeZone, shown],
    ),
  );
  const stored = lastOf(curves.state);
  const nowMs = Date.parse(now.at);
  const earliest =
    shown && shown.length > 0 ? Math.min(...shown.map((one) => Date.parse(one.broadcast.startsAt))) : null;
  const { texts } = useNotes(earliest, nowMs, (kind) => kind !== 'broadcast');
  const viewersOf = (channel: string) => now.channels.find((one) => one.channel === channel)?.liveViewers ?? 0;
  const addressOf = (channel: string) => {
    const params = sharedParameters(new URLSearchParams(search));
    params.set(BROADCAST.channel, channel);
    params.set(BROADCAST.start, BROADCAST.onAirNow);
    return { pathname: `/fitxa/${BROADCAST.path}`, search: `?${params}` };
  };
  return (
    <Section title={words.onAir} aside={words.onAirNote}>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {curves.state.at === 'failed' && (
        <Problem error={curves.state.error} since={curves.state.since} onRetry={curves.again} />
      )}
      {!shown && state.at === 'loading' && <SkeletonLines widths={[96, 92, 94]} height={56} />}
      {shown?.length === 0 && <Empty what={words.onAirEmpty} advice={words.onAirEmptyAdvice} />}
      {shown && shown.length > 0 && (
        <ol className={styles.list} aria-label={words.onAir} aria-busy={isBusy(curves.state)}>
          {shown.map(({ channel, broadcast }) => {
            const viewers = viewersOf(channel.slug);
            const minutes = stored?.get(channel.slug);
            const { values, length, peak } = onAirCurve(broadcast, minutes ?? new Map(), viewers, nowMs);
            const startsMs = values.map((_, minute) => firstMinute(broadcast.startsAt) + minute * MINUTE_MS);
            return (
              <li key={channel.slug} className={styles.row}>
                <p className={styles.channel}>
                  {channel.name}
                  <span>
                    {formats.minute(broadcast.startsAt)}–{formats.minute(broadcast.endsAt)}
                  </span>
                </p>
                <p className={styles.title}>
                  <Link to={addressOf(channel.slug)} title={broadcast.title}>
                    {broadcast.title}
                  </Link>
                </p>
                <div className={styles.curve}>
                  <Sparkline
                    values={minutes ? values : []}
                    of={length}
                    colour="tele"
                    notes={notesOfBuckets(texts, startsMs, nowMs)}
                  />
                </div>
                <p className={styles.viewers}>
                  <NowFigure
                    name={channel.name}
                    of="viewers"
                    value={viewers}
                    text={words.onAirViewers(viewers, formats.count(viewers))}
                  />
                  <span>
                    {!minutes && words.onAirReading}
                    {minutes && !peak && words.onAirNobody}
                    {minutes && peak && words.onAirPeak(formats.count(peak.value), formats.minute(new Date(peak.atMs)))}
                  </span>
                </p>
              </li>
            );
          })}
        </ol>
      )}
      {shown && shown.length > 0 && (
        <TableTools
          name={words.onAir}
          cells={() => [
            [
              words.columns.channel,
              words.columns.title,
              words.columns.begins,
              words.columns.ends,
              words.columns.viewers,
              words.columns.peak,
            ],
            ...shown.map(({ channel, broadcast }) => [
              channel.name,
              broadcast.title,
              broadcast.startsAt,
              broadcast.endsAt,
              viewersOf(channel.slug),
              onAirCurve(broadcast, stored?.get(channel.slug) ?? new Map(), viewersOf(channel.slug), nowMs).peak
                ?.value ?? 0,
            ]),
          ]}
        />
      )}
    </Section>
  );
}

const firstMinute = (startsAt: string): number => Math.floor(Date.parse(startsAt) / MINUTE_MS) * MINUTE_MS;
