import type { LiveEvent } from '@sintonia/contracts';
import { use } from 'react';
import { LanguageContext, useFormats } from '../messages/language.ts';
import styles from './EventRow.module.css';
import { fieldName } from './field-names.ts';
import { fieldInstant } from './field-value.ts';

/** Every field of an event, decoded and labelled. Values are shown as text, each on its own line. */
export function EventFields({ event }: { event: LiveEvent }) {
  const formats = useFormats();
  const { language } = use(LanguageContext);
  return (
    <dl className={styles.fields}>
      {event.fields.map((field, place) => {
        const instant = fieldInstant(event.protocol, field, formats);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
          <div key={place}>
            <dt>
              <bdi>{fieldName(event.protocol, field, language)}</bdi>{' '}
              <code>
                <bdi>{field.key}</bdi>
              </code>
            </dt>
            <dd>
              {instant && `${instant} · `}
              {instant ? <code>{field.value}</code> : <bdi>{field.value}</bdi>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
