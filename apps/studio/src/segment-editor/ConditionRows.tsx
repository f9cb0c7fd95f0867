import { useState } from 'react';
import buttons from '../design/Button.module.css';
import type { DimensionEntry } from '../query/catalogue.ts';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './ConditionRows.module.css';
import { ConditionValue } from './ConditionValue.tsx';
import { type ConditionForm, type ConditionsForm, EMPTY_CONDITION, isValueless, OPERATORS } from './condition-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** A list of conditions: dimension, comparison and value of each; all must hold, or any of them. */
export function ConditionRows({
  label,
  form,
  dimensions,
  isPossible,
  onChange,
}: {
  /** Of the whole list, for the names of its fields. */
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

function Row({
  label,
  condition,
  dimensions,
  isPossible,
  onChange,
  onRemove,
}: {
  label: string;
  condition: ConditionForm;
  dimensions: readonly DimensionEntry[];
  isPossible: (entry: DimensionEntry) => boolean;
  onChange: (next: Partial<ConditionForm>) => void;
  onRemove?: () => void;
}) {
  const words = useSegmentsWords();
  const explore = useQueryWords();
  const names = useNames();
  const [isChoosing, setChoosing] = useState(condition.dimension === '');
  const { dimension, operator } = condition;
  return (
    <>
      <div className={styles.condition}>
        <button
          type="button"
          className={styles.dimension}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          <span className="heard">{label}: </span>
          {dimension === '' ? words.chooseDimension : names.nameOf(dimension)}
        </button>
        {dimension !== '' && (
          <>
            <select
              aria-label={words.operatorOf(names.nameOf(dimension))}
              value={operator}
              onChange={(event) => onChange({ operator: event.target.value as ConditionForm['operator'] })} // cast: the options below
            >
              {OPERATORS.map((name) => (
                <option key={name} value={name}>
                  {words.operators[name]}
                </option>
              ))}
            </select>
            {!isValueless(operator) && <ConditionValue condition={condition} onChange={onChange} />}
          </>
        )}
        {onRemove && (
          <button type="button" className={styles.remove} aria-label={words.removeCondition(label)} onClick={onRemove}>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
              <path d="M1 1L9 9M9 1L1 9" />
            </svg>
          </button>
        )}
      </div>
      {isChoosing && (
        <div className={styles.choice}>
          <NameList
            label={explore.dimension}
            entries={dimensions}
            isChosen={(key) => key === dimension}
            whyNot={(entry) => (isPossible(entry) ? null : words.notBeside)}
            onChoose={(key) => {
              setChoosing(false);
              onChange({ dimension: key, value: '', to: '' });
            }}
          />
        </div>
      )}
    </>
  );
}
