import { Section } from '../../design/Section.tsx';
import { useWords } from '../../messages/language.ts';
import styles from './Method.module.css';

/** Method of the figures, for analysts. `docs/results.md` has the whole of it, with sources. */
export function Method() {
  const { method } = useWords().results;
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
