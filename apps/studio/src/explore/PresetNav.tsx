import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { initialQuery, presetOf } from '../query/preset-query.ts';
import { PRESET_SUBJECTS, type PresetSubject, presetOfKey } from '../query/presets.ts';
import { type QueryState, queryAddress } from '../query/query-state.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './PresetNav.module.css';

/** Initial queries by subject, as links; folded beside a query that somebody has made. */
export function PresetNav({ queryState }: { queryState: QueryState }) {
  const words = useQueryWords();
  const [search] = useSearchParams();
  const current = presetOf(queryState);
  const [isOpenAtFirst] = useState(current !== undefined);
  return (
    <nav className={styles.presets} aria-label={words.presets}>
      <details open={isOpenAtFirst}>
        <summary className={styles.fold}>{words.presets}</summary>
        <ul className={styles.subjects}>
          {(Object.keys(PRESET_SUBJECTS) as PresetSubject[]).map((subject) => (
            <li key={subject} className={styles.subject}>
              <span className={styles.name}>{words.subject[subject]}</span>
              <ul className={styles.list}>
                {PRESET_SUBJECTS[subject].map((key) => (
                  <li key={key}>
                    <Link
                      to={queryAddress(search, initialQuery(presetOfKey(key)))}
                      className={styles.preset}
                      aria-current={key === current?.key ? 'true' : undefined}
                    >
                      {words.preset[key]}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
