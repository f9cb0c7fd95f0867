import type { LiveEvent } from '@sintonia/contracts';
import { memo, type ReactNode, useState } from 'react';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useValueName } from '../query/use-value-name.ts';
import { EventFields } from './EventFields.tsx';
import styles from './EventRow.module.css';

/** Events that are titled by their page. */
const OF_PAGES: ReadonlySet<string> = new Set(['pageview', 'visible', 'exposure']);

/** One event; opened, every field of it, decoded and labelled. Of a list, only new rows are rendered. */
export const EventRow = memo(function EventRow({
  event,
  onVisitor,
  children,
}: {
  event: LiveEvent;
  onVisitor: (visitor: string) => void;
  /** Further content of an opened event. */
  children?: ReactNode;
}) {
  const words = useWords().realtime;
  const formats = useFormats();
  const nameOf = useValueName();
  const [isOpen, setOpen] = useState(false);
  const playhead = event.protocol === 'heartbeat' && event.detail !== '' ? Number(event.detail) : Number.NaN;
  return (
    <li className={styles.item}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <time className={styles.time} dateTime={event.at}>
            {formats.clock(event.at)}
          </time>
          <span className={styles[event.protocol]}>{knownWord(words.events, event.event)}</span>
          <span className={styles.what}>
            <bdi className={styles.title}>
              {nameOf(OF_PAGES.has(event.event) ? 'page' : '', event.title) ?? event.title}
            </bdi>
            <span className={styles.detail}>
              <bdi>{Number.isFinite(playhead) ? words.position(formats.duration(playhead)) : event.detail}</bdi>
              {event.detail !== '' && ' · '}
              {event.visitor || words.anonymous}
              {event.leftOut && ' · '}
              {event.leftOut && <strong className={styles.leftOut}>{words.leftOut[event.leftOut]}</strong>}
            </span>
          </span>
        </summary>
        {isOpen && (
          <div className={styles.open}>
            <p className={styles.who}>
              {words.tiers[event.tier]} · {words.fields(event.fields.length)}
              {event.visitor && (
                <button type="button" onClick={() => onVisitor(event.visitor)}>
                  {words.onlyVisitor(event.visitor)}
                </button>
              )}
            </p>
            <EventFields event={event} />
            {children}
          </div>
        )}
      </details>
    </li>
  );
});
