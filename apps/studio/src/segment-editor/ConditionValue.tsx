import { useId } from 'react';
import { useNames } from '../query/names-context.ts';
import { useOfferedValues } from '../query/use-offered-values.ts';
import type { ConditionForm } from './condition-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** Value of a condition; the most frequent values of the period are offered. */
export function ConditionValue({
  condition: { dimension, operator, value, to },
  onChange,
}: {
  condition: ConditionForm;
  onChange: (next: Partial<ConditionForm>) => void;
}) {
  const words = useSegmentsWords();
  const names = useNames();
  const listId = useId();
  const { values, isClosed } = useOfferedValues(dimension, value);
  const name = names.nameOf(dimension);
  if (isClosed && (operator === 'equals' || operator === 'not')) {
    return (
      <select
        aria-label={words.valueOf(name)}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
      >
        <option value="">{words.chooseValue}</option>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      <input
        type="text"
        list={listId}
        autoComplete="off"
        aria-label={words.valueOf(name)}
        placeholder={operator === 'in' ? words.severalValues : words.value}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      <datalist id={listId}>
        {values.map((one) => (
          <option key={one.value} value={one.value} label={one.text} />
        ))}
      </datalist>
      {operator === 'between' && (
        <input
          type="text"
          autoComplete="off"
          aria-label={words.upTo(name)}
          placeholder={words.upToValue}
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      )}
    </>
  );
}
