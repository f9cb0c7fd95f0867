import type { RejectedEvent } from '@sintonia/contracts';
import { CopyButton } from '../design/CopyButton.tsx';
import rawText from '../design/RawText.module.css';
import { knownWord } from '../messages/known-word.ts';
import { useFormats } from '../messages/language.ts';
import { useReasonLabel } from '../messages/use-reason-label.ts';
import styles from './RejectedScreen.module.css';
import { useRejectedWords } from './use-rejected-words.ts';

/** One unreadable hit; opened, its text as received. */
export function RejectedRow({
  row,
  choice,
}: {
  row: RejectedEvent;
  /** Shown to staff who may replay it. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
}) {
  const words = useRejectedWords();
  const reasonLabel = useReasonLabel();
  const formats = useFormats();
  return (
    <li className={choice ? styles.chosen : styles.item}>
      {choice && (
        <input
          type="checkbox"
          aria-label={words.choose(formats.dateTime(row.receivedAt))}
          checked={choice.isChosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      )}
      <details>
        <summary className={styles.summary}>
          <time dateTime={row.receivedAt}>{formats.dateTime(row.receivedAt)}</time>
          <span className={styles.reason}>
            {reasonLabel(row.reason)} {row.field && <code className={styles.field}>{row.field}</code>}
          </span>
          <span className={styles.path}>
            {knownWord(words.protocols, row.protocol)} · {row.path}
          </span>
        </summary>
        <div className={styles.open}>
          <p className={styles.text}>{knownWord(words.why, row.reason)}</p>
          <pre className={rawText.raw}>{row.raw}</pre>
          <CopyButton text={() => row.raw}>{words.copy}</CopyButton>
        </div>
      </details>
    </li>
  );
}
