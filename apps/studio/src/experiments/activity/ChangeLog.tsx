import type { ActivityChange } from '@sintonia/contracts';
import styles from '../../design/Log.module.css';
import { Section } from '../../design/Section.tsx';
import { knownWord } from '../../messages/known-word.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';

/** History, newest first. */
export function ChangeLog({ changes }: { changes: readonly ActivityChange[] }) {
  const words = useScreenWords().experiments.detail;
  const formats = useFormats();
  return (
    <Section title={words.log}>
      <ol className={styles.log} aria-label={words.log}>
        {changes.map((change) => (
          <li key={change.version} className={styles.entry}>
            <time dateTime={change.at}>{formats.dateTime(change.at)}</time>
            <p>
              <b>{change.by || words.itself}</b> {words.changes[change.action]}
            </p>
            {change.action === 'updated' && (
              <p className={styles.fields}>
                {change.fields
                  .filter((field) => Object.hasOwn(words.fields, field))
                  .map((field) => knownWord(words.fields, field))
                  .join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
