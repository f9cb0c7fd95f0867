import type { SessionHeartbeat, SessionHeartbeats } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { EntityLink } from '../links/EntityLink.tsx';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords, useWordsOf } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './SessionScreen.module.css';
import { catalan, english } from './session-words.ts';

/** A live stream states no length, or a day. */
const LIVE = ['live', 'linear'];

export function Reports({ of }: { of: SessionHeartbeats }) {
  const words = useWordsOf(catalan, english);
  const { events } = useWords().realtime;
  const formats = useFormats();
  const textOf = useValueText();
  const orNothing = (value: number) => (value > 0 ? formats.count(value) : '');
  const from = Date.parse(of.heartbeats[0]?.at ?? '');
  const to = Date.parse(of.heartbeats.at(-1)?.at ?? '');
  const facts = [
    [words.channel, of.channel],
    [words.player, of.player],
    [words.length, of.lengthS > 0 && !LIVE.includes(of.streamKind) ? formats.duration(of.lengthS) : ''],
    [words.lasted, formats.duration((to - from) / 1000)],
    [words.reports, formats.count(of.heartbeatCount)],
  ].filter(([, value]) => value !== '');
  const columns: Column<SessionHeartbeat>[] = [
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
          <span className={styles.error} title={error}>
            <EntityLink kind="error" value={error}>
              {textOf('playbackError', error)}
            </EntityLink>
            {errorSource && ` · ${knownWord(words.sources, errorSource)}`}
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
        <ReportTable caption={words.reports} columns={columns} rows={of.heartbeats} rowKey={({ id }) => id} />
      </Section>
    </>
  );
}
