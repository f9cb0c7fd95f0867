import type { SessionHeartbeat, SessionHeartbeats } from '@sintonia/contracts';
import { Link } from 'react-router';
import { Section } from '../design/Section.tsx';
import entityLink from '../links/EntityLink.module.css';
import { EntityLink } from '../links/EntityLink.tsx';
import { isVisitorId, visitorAddress } from '../links/visitor-address.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords, useWordsOf } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useValueText } from '../query/use-value-text.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './SessionScreen.module.css';
import { catalan, english } from './session-words.ts';

const BITRATE = { key: 'bitrate', unit: 'bitsPerSecond' } as const;
/** Characters of a visitor id, as in the lists of events. */
const VISITOR_SHOWN = 8;
/** A live stream states no length, or a day. */
const LIVE = ['live', 'linear'];

export function Reports({ of }: { of: SessionHeartbeats }) {
  const words = useWordsOf(catalan, english);
  const { events } = useWords().realtime;
  const formats = useFormats();
  const textOf = useValueText();
  const orNothing = (value: number) => (value > 0 ? formats.count(value) : '');
  const first = of.heartbeats[0]?.at ?? '';
  const from = Date.parse(first);
  const to = Date.parse(of.heartbeats.at(-1)?.at ?? '');
  const facts = [
    [words.player, of.player],
    [words.length, of.lengthS > 0 && !LIVE.includes(of.streamKind) ? formats.duration(of.lengthS) : ''],
    [words.lasted, formats.duration((to - from) / 1000)],
    [words.reports, formats.count(of.heartbeatCount)],
  ].filter(([, value]) => value !== '');
  const columns: Column<SessionHeartbeat>[] = [
    {
      name: words.at,
      value: ({ at }) => at,
      show: ({ at }) => (
        <time dateTime={at}>{formats.day(at) === formats.day(first) ? formats.clock(at) : formats.dateTime(at)}</time>
      ),
    },
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
    {
      name: words.bitrate,
      value: ({ bitrate }) => bitrate,
      show: ({ bitrate }) => (bitrate > 0 ? figureText(bitrate, BITRATE, formats) : ''),
      isNumber: true,
    },
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
        {first && (
          <div>
            <dt>{words.started}</dt>
            <dd>
              <time dateTime={first}>{formats.dateTime(first)}</time>
            </dd>
          </div>
        )}
        {isVisitorId(of.visitor) && (
          <div>
            <dt>{words.visitor}</dt>
            <dd>
              <Link className={entityLink.link} to={visitorAddress(of.visitor)}>
                {of.visitor.slice(0, VISITOR_SHOWN)}
              </Link>
            </dd>
          </div>
        )}
        {of.channel && (
          <div>
            <dt>{words.channel}</dt>
            <dd>
              <EntityLink kind="channel" value={of.channel}>
                {textOf('playbackChannel', of.channel)}
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
