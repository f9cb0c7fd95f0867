import styles from './FilterChips.module.css';
import type { Condition } from './query-state.ts';
import { useConditionText } from './use-condition-text.ts';
import { useQueryWords } from './use-query-words.ts';

/** Filters in words; pressing one removes it. */
export function FilterChips({
  conditions,
  visitors = [],
  onChange,
}: {
  conditions: readonly Condition[];
  /** Conditions on the visitors. */
  visitors?: readonly Condition[];
  onChange: (conditions: Condition[], visitors: Condition[]) => void;
}) {
  const words = useQueryWords();
  const textOf = useConditionText();
  if (conditions.length + visitors.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.filters}>
      {[...visitors, ...conditions].map((condition) => {
        const isOfVisitors = visitors.includes(condition);
        const text = isOfVisitors ? words.visitorsWith(textOf(condition)) : textOf(condition);
        return (
          <li key={`${isOfVisitors} ${JSON.stringify(condition)}`}>
            <button
              type="button"
              className={styles.chip}
              title={condition.value}
              aria-label={words.removeFilter(text)}
              onClick={() =>
                onChange(
                  conditions.filter((other) => other !== condition),
                  visitors.filter((other) => other !== condition),
                )
              }
            >
              {text}
              <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                <path d="M1 1L9 9M9 1L1 9" />
              </svg>
            </button>
          </li>
        );
      })}
      {conditions.length + visitors.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={() => onChange([], [])}>
            {words.clearFilters}
          </button>
        </li>
      )}
    </ul>
  );
}
