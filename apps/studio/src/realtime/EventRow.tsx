import type { LiveEvent } from '@sintonia/contracts';
import { use } from 'react';
import { knownWord } from '../messages/known-word.ts';
import { LanguageContext, useFormats, useWords } from '../messages/language.ts';
import styles from './EventRow.module.css';
import { fieldName } from './field-names.ts';
import { fieldInstant } from './field-value.ts';

/** One event; opened, every field of it, decoded and labelled. */
export function EventRow({ event, onVisitor }: { event: LiveEvent; onVisitor: (visitor: string) => void }) {
  const words = useWords().realtime;
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const playhead = event.protocol === 'heartbeat' && event.detail !== '' ? Number(event.detail) : Number.NaN;
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.summary}>
          <time className={styles.time} dateTime={event.at}>
            {formats.clock(event.at)}
          </time>
          <span className={styles[event.protocol]}>{knownWord(words.events, event.event)}</span>
          <span className={styles.what}>
            <span className={styles.title}>{event.title}</span>
            <span className={styles.detail}>
              {Number.isFinite(playhead) ? words.position(formats.duration(playhead)) : event.detail}
              {' · '}
              {event.visitor || words.anonymous}
            </span>
          </span>
        </summary>
        <div className={styles.open}>
          <p className={styles.who}>
            {words.tiers[event.tier]} · {words.fields(event.fields.length)}
            {event.visitor && (
              <button type="button" onClick={() => onVisitor(event.visitor)}>
                {words.onlyVisitor(event.visitor)}
              </button>
            )}
          </p>
          <dl className={styles.fields}>
            {event.fields.map((field) => {
              const instant = fieldInstant(event.protocol, field, formats);
              return (
                <div key={field.key}>
                  <dt>
                    {fieldName(event.protocol, field, language)} <code>{field.key}</code>
                  </dt>
                  <dd>
                    {instant && `${instant} · `}
                    {instant ? <code>{field.value}</code> : field.value}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </details>
    </li>
  );
}
