import { useState } from 'react';
import type { DimensionEntry } from '../query/catalogue.ts';
import { NameList } from '../query/NameList.tsx';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import styles from './ConditionRows.module.css';
import { ConditionValue } from './ConditionValue.tsx';
import { type ConditionForm, isValueless, OPERATORS } from './condition-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

export function Row({
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
