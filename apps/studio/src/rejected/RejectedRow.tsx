import type { RejectedEvent } from '@sintonia/contracts';
import { useState } from 'react';
import buttons from '../design/Button.module.css';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './RejectedScreen.module.css';

/** One unreadable hit; opened, its text as received. */
export function RejectedRow({ row }: { row: RejectedEvent }) {
  const words = useWords().rejected;
  const formats = useFormats();
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(row.raw).then(() => setCopied(true));
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.summary}>
          <time dateTime={row.receivedAt}>{formats.moment(row.receivedAt)}</time>
          <span className={styles.reason}>
            {knownWord(words.reason, row.reason)} {row.field && <code className={styles.field}>{row.field}</code>}
          </span>
          <span className={styles.path}>
            {row.protocol} · {row.path}
          </span>
        </summary>
        <div className={styles.open}>
          <pre className={styles.raw}>{row.raw}</pre>
          <button type="button" className={buttons.plain} onClick={copy}>
            <span role="status">{isCopied ? words.copied : words.copy}</span>
          </button>
        </div>
      </details>
    </li>
  );
}
