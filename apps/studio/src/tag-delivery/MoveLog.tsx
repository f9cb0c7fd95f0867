import { type LibraryMove, shortVersion } from '@sintonia/contracts';
import styles from '../design/Log.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { moverText } from './mover-text.ts';

/** History of version changes, newest first. */
export function MoveLog({ moves }: { moves: readonly LibraryMove[] }) {
  const words = useScreenWords().tagDelivery;
  const formats = useFormats();
  return (
    <Section title={words.log}>
      <ol className={styles.log} aria-label={words.log}>
        {moves.map(({ kind, version, environment, at, by }) => (
          <li key={`${at} ${environment} ${kind}`} className={styles.entry}>
            <time dateTime={at}>{formats.dateTime(at)}</time>
            <p>
              <b>{moverText(by, words)}</b> {words.kinds[kind](shortVersion(version), words.to[environment])}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
