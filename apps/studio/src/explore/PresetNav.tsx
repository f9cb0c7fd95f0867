import { Link, useSearchParams } from 'react-router';
import styles from './PresetNav.module.css';
import { initialQuery, presetOf } from './preset-query.ts';
import { PRESETS } from './presets.ts';
import { type QueryState, queryAddress } from './query-state.ts';
import { useExploreWords } from './use-explore-words.ts';

/** Initial queries, as links. */
export function PresetNav({ queryState }: { queryState: QueryState }) {
  const words = useExploreWords();
  const [search] = useSearchParams();
  const current = presetOf(queryState);
  return (
    <nav className={styles.presets} aria-label={words.presets}>
      <ul className={styles.list}>
        {PRESETS.map((preset) => (
          <li key={preset.key}>
            <Link
              to={queryAddress(search, initialQuery(preset))}
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
