import type { LiveEvent } from '@sintonia/contracts';
import { use } from 'react';
import { LanguageContext, useFormats, useWords } from '../messages/language.ts';
import styles from './EventRow.module.css';
import { fieldName } from './field-names.ts';
import { fieldInstant, fieldWords } from './field-value.ts';

/**
 * Every field of an event, decoded and labelled. A code stands in words, with the code beside it; an instant as
 * people write it. As it came, it is in the request.
 */
export function EventFields({ event }: { event: LiveEvent }) {
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const { events, assets } = useWords().realtime;
  return (
    <dl className={styles.fields}>
      {event.fields.map((field, place) => {
        const instant = fieldInstant(event.protocol, field, formats);
        const words = instant ?? fieldWords(event.protocol, field, language, { events, assets });
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
              <bdi>{words ?? field.value}</bdi> {words !== null && !instant && <code>{field.value}</code>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
