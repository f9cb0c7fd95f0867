import raw from '../design/RawText.module.css';
import { useFormats } from '../messages/language.ts';
import states from '../states/states.module.css';
import styles from './ApiScreen.module.css';
import type { ApiWords } from './api-words.ts';
import { MOST_SHOWN, type Sent } from './send-request.ts';

/** Status, headers and text of an answer. */
export function SentAnswer({ sent, words }: { sent: Sent; words: ApiWords }) {
  const formats = useFormats();
  if (sent === 'unreachable') {
    return (
      <p className={states.fault} role="alert">
        {words.unreachable}
      </p>
    );
  }
  const { status, statusText, headers, type, bytes, text } = sent;
  return (
    <section className={styles.answer} aria-label={words.answer}>
      <p role="status">
        <strong>{words.status(status, statusText)}</strong>
      </p>
      <dl className={styles.pairs} aria-label={words.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text === null ? (
        <p>{words.bytes(type, formats.count(bytes))}</p>
      ) : (
        text !== '' && <pre className={raw.raw}>{text.slice(0, MOST_SHOWN)}</pre>
      )}
      {text !== null && text.length > MOST_SHOWN && <p>{words.cut(formats.count(MOST_SHOWN))}</p>}
    </section>
  );
}
