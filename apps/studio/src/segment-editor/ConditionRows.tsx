import buttons from '../design/Button.module.css';
import type { DimensionEntry } from '../query/catalogue.ts';
import { Row } from './ConditionRow.tsx';
import styles from './ConditionRows.module.css';
import { type ConditionForm, type ConditionsForm, EMPTY_CONDITION } from './condition-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** A list of conditions: dimension, comparison and value of each; all must hold, or any of them. */
export function ConditionRows({
  label,
  form,
  dimensions,
  isPossible,
  onChange,
}: {
  /** Label of the whole list, for the names of its fields. */
  label: string;
  form: ConditionsForm;
  dimensions: readonly DimensionEntry[];
  /** Whether a dimension can stand beside the dimensions of the other conditions. */
  isPossible: (entry: DimensionEntry, others: readonly string[]) => boolean;
  onChange: (form: ConditionsForm) => void;
}) {
  const words = useSegmentsWords();
  const { join, conditions } = form;
  const changeOne = (at: number, next: Partial<ConditionForm>) =>
    onChange({ ...form, conditions: conditions.map((one, i) => (i === at ? { ...one, ...next } : one)) });
  return (
    <div className={styles.conditions}>
      <ul className={styles.rows} aria-label={label}>
        {conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
          <li key={at} className={styles.row}>
            {at > 0 && (
              <select
                className={styles.join}
                aria-label={words.join}
                value={join}
                onChange={(event) => onChange({ ...form, join: event.target.value === 'any' ? 'any' : 'all' })}
              >
                <option value="all">{words.and}</option>
                <option value="any">{words.or}</option>
              </select>
            )}
            <Row
              label={`${label}, ${words.condition(at + 1)}`}
              condition={condition}
              dimensions={dimensions}
              isPossible={(entry) =>
                isPossible(
                  entry,
                  conditions.flatMap((other, i) => (i === at || other.dimension === '' ? [] : other.dimension)),
                )
              }
              onChange={(next) => changeOne(at, next)}
              {...(conditions.length > 1 && {
                onRemove: () => onChange({ ...form, conditions: conditions.filter((_, i) => i !== at) }),
              })}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttons.plain}
        onClick={() => onChange({ ...form, conditions: [...conditions, EMPTY_CONDITION] })}
      >
        {words.addCondition}
      </button>
    </div>
  );
}
