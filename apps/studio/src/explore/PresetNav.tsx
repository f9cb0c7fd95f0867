import { Link, useSearchParams } from 'react-router';
import { initialQuery, presetOf } from '../query/preset-query.ts';
import { PRESETS } from '../query/presets.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './PresetNav.module.css';

/** Initial queries, as links. */
export function PresetNav({ queryState }: { queryState: QueryState }) {
  const words = useQueryWords();
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
