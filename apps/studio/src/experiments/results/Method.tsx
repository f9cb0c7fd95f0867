import { Section } from '../../design/Section.tsx';
import { useWords } from '../../messages/language.ts';
import styles from './Method.module.css';

/** What an analyst has to know to believe the figures. The whole of it, with sources, is in `docs/results.md`. */
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
