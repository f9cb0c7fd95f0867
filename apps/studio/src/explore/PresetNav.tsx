import { Link, useSearchParams } from 'react-router';
import styles from './PresetNav.module.css';
import { presetOf, questionOf } from './preset-question.ts';
import { PRESETS } from './presets.ts';
import { type Question, questionAddress } from './question.ts';
import { useExploreWords } from './use-explore-words.ts';

/** Initial queries, as links. */
export function PresetNav({ question }: { question: Question }) {
  const words = useExploreWords();
  const [search] = useSearchParams();
  const current = presetOf(question);
  return (
    <nav className={styles.presets} aria-label={words.presets}>
      <ul className={styles.list}>
        {PRESETS.map((preset) => (
          <li key={preset.key}>
            <Link
              to={questionAddress(search, questionOf(preset))}
              className={styles.preset}
              aria-current={preset === current ? 'true' : undefined}
            >
              {words.preset[preset.key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
