import type { LiveEvent } from '@sintonia/contracts';
import { useState } from 'react';
import rows from '../live-events/EventRow.module.css';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './Debugger.module.css';
import { summaryOf } from './fold-sessions.ts';
import { HitEntry } from './HitEntry.tsx';
import { useDebuggerWords } from './use-debugger-words.ts';

/** A playback session: its heartbeats grouped in one entry that grows during playback. */
export function SessionEntry({
  events,
  onVisitor,
}: {
  events: readonly [LiveEvent, ...LiveEvent[]];
  onVisitor: (visitor: string) => void;
}) {
  const words = useDebuggerWords();
  const realtime = useWords().realtime;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { title, visitor, last, furthestS, from, to } = summaryOf(events);
  const parts = [
    words.reports(formats.count(events.length)),
    ...(furthestS === null ? [] : [words.furthest(formats.duration(furthestS))]),
    words.lasted(formats.duration((Date.parse(to) - Date.parse(from)) / 1000)),
    words.lastWas(knownWord(realtime.events, last.event)),
    visitor || realtime.anonymous,
    ...(last.leftOut ? [realtime.leftOut[last.leftOut]] : []),
  ];
  return (
    <li className={rows.item}>
      <details onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}>
        <summary className={rows.summary}>
          <time className={rows.time} dateTime={from}>
            {formats.clock(from)}
          </time>
          <span className={rows.heartbeat}>{words.session}</span>
          <span className={rows.what}>
            <bdi className={rows.title}>{title}</bdi>
            <span className={rows.detail}>{parts.join(' · ')}</span>
          </span>
        </summary>
        {isOpen && (
          <ol className={styles.reports} aria-label={words.sessionList(title)}>
            {events.map((event) => (
              <HitEntry key={event.id} event={event} onVisitor={onVisitor} />
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}
