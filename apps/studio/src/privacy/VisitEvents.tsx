import type { VisitorHit, VisitorPlayback } from '@sintonia/contracts';
import { EntityLink } from '../links/EntityLink.tsx';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { HitDetail } from './HitDetail.tsx';
import { PlaybackEnd } from './PlaybackEnd.tsx';
import styles from './VisitorVisits.module.css';
import { useVisitorWords } from './visitor-words.ts';
import type { Visit } from './visits-of.ts';

/** The events of one visit in their order: the time, what it was, and what of. */
export function VisitEvents({ visit }: { visit: Visit }) {
  const formats = useFormats();
  return (
    <ol className={styles.events}>
      {visit.events.map((event) => (
        <li key={JSON.stringify(event)} className={styles.event}>
          <time className={styles.clock} dateTime={event.at}>
            {formats.clock(event.at)}
          </time>
          {'hit' in event ? <Hit hit={event.hit} /> : <Played playback={event.playback} />}
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit }: { hit: VisitorHit }) {
  const { events } = useWords().realtime;
  const formats = useFormats();
  const words = useVisitorWords();
  const inView = (seconds: number) => words.inView(formats.duration(seconds));
  return (
    <>
      <span className={styles.what}>{knownWord(events, hit.kind)}</span>
      <span className={styles.of}>
        {hit.page && (
          <EntityLink kind="page" value={hit.page}>
            {hit.title || hit.page}
          </EntityLink>
        )}
        <span className={styles.quiet}>
          <HitDetail hit={hit} duration={inView} />
        </span>
      </span>
    </>
  );
}

function Played({ playback }: { playback: VisitorPlayback }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const textOf = useValueText();
  const { title, channel, playedS } = playback;
  return (
    <>
      <span className={styles.what} data-played>
        {words.played}
      </span>
      <span className={styles.of}>
        {title ? (
          <EntityLink kind="title" value={title}>
            {title}
          </EntityLink>
        ) : (
          channel && (
            <EntityLink kind="channel" value={channel}>
              {textOf('playbackChannel', channel)}
            </EntityLink>
          )
        )}
        <span className={styles.quiet}>
          {words.watchedFor(formats.duration(playedS))}
          {' · '}
          <PlaybackEnd playback={playback} />
        </span>
      </span>
    </>
  );
}
