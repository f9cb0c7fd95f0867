import { Section } from '../../design/Section.tsx';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import styles from './Method.module.css';

/** Method of the figures, for analysts. `docs/results.md` has the whole of it, with sources. */
export function Method() {
  const { method } = useScreenWords().results;
  return (
    <Section title={method.title}>
      <ul className={styles.method}>
        {[method.once, method.ratio, method.always, method.several, method.probability].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
