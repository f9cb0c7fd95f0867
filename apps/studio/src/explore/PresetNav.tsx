import { Link, useSearchParams } from 'react-router';
import styles from './PresetNav.module.css';
import { PRESETS, type Preset } from './presets.ts';
import { type Question, questionAddress } from './question.ts';
import { useExploreWords } from './use-explore-words.ts';

/** Initial query of a preset. */
const questionOf = ({ metrics, dimensions, conditions }: Preset): Question => ({
  metrics,
  dimensions,
  conditions,
  step: 'total',
  sort: null,
  search: '',
  isByTime: false,
});

/** Preset that a query started from, while metrics, dimensions and conditions are the same. */
export const presetOf = ({ metrics, dimensions, conditions }: Question): Preset | undefined =>
  PRESETS.find((preset) =>
    [
      [preset.metrics, metrics],
      [preset.dimensions, dimensions],
      [preset.conditions, conditions],
    ].every(([theirs, ours]) => JSON.stringify(theirs) === JSON.stringify(ours)),
  );

/** Presets, as links. */
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
