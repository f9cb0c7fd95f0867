import { ok } from '@sintonia/contracts';
import { useCallback, useId } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useNames } from '../query/names-context.ts';
import { fetchTopValues } from '../query/top-values.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useScope } from '../query/use-scope.ts';
import type { ConditionForm } from './condition-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** Values offered while one types. */
const OFFERED = 100;

/** Value of a condition; the most frequent values of the period are offered. */
export function ConditionValue({
  condition: { dimension, operator, value, to },
  onChange,
}: {
  condition: ConditionForm;
  onChange: (next: Partial<ConditionForm>) => void;
}) {
  const words = useSegmentsWords();
  const explore = useQueryWords();
  const names = useNames();
  const { choice, suite } = useScope();
  const listId = useId();
  const relations = names.dimension(dimension)?.relations;
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (!relations) return ok<string[]>([]);
        const metric = relations.includes('hits') ? 'pageviews' : 'contentTimeSpent';
        const answer = await fetchTopValues({ choice, suite }, { dimension, metric, limit: OFFERED }, signal);
        return answer.ok ? answer : ok<string[]>([]);
      },
      [relations, dimension, choice, suite],
    ),
  );
  const known = explore.values[dimension] ?? {};
  const offered = lastOf(state) ?? [];
  const name = names.nameOf(dimension);
  if (operator === 'equals' || operator === 'not') {
    const values = [...new Set([...Object.keys(known), ...offered])];
    if (Object.keys(known).length > 0) {
      return (
        <select
          aria-label={words.valueOf(name)}
          value={value}
          onChange={(event) => onChange({ value: event.target.value })}
        >
          <option value="">{words.chooseValue}</option>
          {[...new Set([...values, ...(value === '' ? [] : [value])])].map((one) => (
            <option key={one} value={one}>
              {known[one] ?? one}
            </option>
          ))}
        </select>
      );
    }
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
        {offered.map((one) => (
          <option key={one} value={one} />
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
