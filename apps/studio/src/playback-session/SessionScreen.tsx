import { type SessionReport, SessionReports } from '@sintonia/contracts';
import { ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords, useWordsOf } from '../messages/language.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './SessionScreen.module.css';

const catalan = {
  kind: 'Sessió de reproducció',
  none: 'D’aquesta sessió no hi ha cap informe',
  noneWay: 'S’ha esborrat amb les dades d’un visitant o per antiguitat, o és d’un altre conjunt.',
  title: 'Títol',
  channel: 'Canal',
  player: 'Reproductor',
  length: 'Durada',
  lasted: 'Ha durat',
  reports: 'Informes',
  at: 'Hora',
  event: 'Avís',
  asset: 'De què',
  main: 'contingut',
  ad: (name: string) => (name ? `anunci «${name}»` : 'anunci'),
  position: 'Posició',
  time: 'Temps',
  bitrate: 'Bits per segon',
  dropped: 'Imatges perdudes',
  error: 'Error',
};
const english: typeof catalan = {
  kind: 'Playback session',
  none: 'There is no report of this session',
  noneWay: 'It was erased with a visitor’s data or by age, or belongs to another suite.',
  title: 'Title',
  channel: 'Channel',
  player: 'Player',
  length: 'Length',
  lasted: 'Lasted',
  reports: 'Reports',
  at: 'Time',
  event: 'Event',
  asset: 'Of what',
  main: 'content',
  ad: (name) => (name ? `ad “${name}”` : 'ad'),
  position: 'Position',
  time: 'Duration',
  bitrate: 'Bits per second',
  dropped: 'Dropped frames',
  error: 'Error',
};

/** A live stream states no length, or a day. */
const LIVE = ['live', 'linear'];

/** Every report that the player of one session sent, in order. */
export function SessionScreen() {
  const words = useWordsOf(catalan, english);
  const [search] = useSearchParams();
  const { suite } = useSuite();
  const session = search.get(ENTITY_VALUE) ?? '';
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        send('POST', '/api/v1/reports/session', { ...(suite !== null && { suite }), session }, SessionReports, signal),
      [suite, session],
    ),
  );
  const shown = lastOf(state);
  const isUnknown = state.at === 'failed' && state.error.kind === 'refused' && state.error.status === 404;
  return (
    <>
      <p className={styles.kind}>{words.kind}</p>
      <ScreenHeader title={shown?.title || words.kind} />
      {state.at === 'failed' &&
        (isUnknown ? (
          <Empty what={words.none} way={words.noneWay} />
        ) : (
          <Problem error={state.error} since={state.since} onRetry={again} />
        ))}
      {!shown && state.at === 'loading' && <SkeletonLines widths={[60, 100, 100, 100]} height={32} />}
      {shown && <Reports of={shown} />}
    </>
  );
}

function Reports({ of }: { of: SessionReports }) {
  const words = useWordsOf(catalan, english);
  const { events } = useWords().realtime;
  const formats = useFormats();
  const orNothing = (value: number) => (value > 0 ? formats.count(value) : '');
  const from = Date.parse(of.reports[0]?.at ?? '');
  const to = Date.parse(of.reports.at(-1)?.at ?? '');
  const facts = [
    [words.channel, of.channel],
    [words.player, of.player],
    [words.length, of.lengthS > 0 && !LIVE.includes(of.streamKind) ? formats.duration(of.lengthS) : ''],
    [words.lasted, formats.duration((to - from) / 1000)],
    [words.reports, formats.count(of.reportCount)],
  ].filter(([, value]) => value !== '');
  const columns: Column<SessionReport>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.clock(at)}</time> },
    {
      name: words.event,
      value: ({ event }) => knownWord(events, event),
    },
    { name: words.asset, value: ({ asset, adName }) => (asset === 'ad' ? words.ad(adName) : words.main) },
    {
      name: words.position,
      value: ({ playheadS }) => playheadS,
      show: ({ playheadS }) => formats.duration(playheadS),
      isNumber: true,
    },
    {
      name: words.time,
      value: ({ durationMs }) => durationMs,
      show: ({ durationMs }) => (durationMs > 0 ? formats.duration(durationMs / 1000) : ''),
      isNumber: true,
    },
    { name: words.bitrate, value: ({ bitrate }) => bitrate, show: ({ bitrate }) => orNothing(bitrate), isNumber: true },
    {
      name: words.dropped,
      value: ({ droppedFrames }) => droppedFrames,
      show: ({ droppedFrames }) => orNothing(droppedFrames),
      isNumber: true,
    },
    {
      name: words.error,
      value: ({ error, errorSource }) => [error, errorSource].filter(Boolean).join(' · '),
      show: ({ error, errorSource }) =>
        error !== '' && (
          <span className={styles.error}>
            <EntityLink kind="error" value={error}>
              {error}
            </EntityLink>
            {errorSource && ` · ${errorSource}`}
          </span>
        ),
    },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {of.title && (
          <div>
            <dt>{words.title}</dt>
            <dd>
              <EntityLink kind="title" value={of.title}>
                {of.title}
              </EntityLink>
            </dd>
          </div>
        )}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={words.reports}>
        <ReportTable caption={words.reports} columns={columns} rows={of.reports} rowKey={({ id }) => id} />
      </Section>
    </>
  );
}
