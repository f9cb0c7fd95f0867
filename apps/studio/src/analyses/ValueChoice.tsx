import type { Filter } from '@sintonia/contracts';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { fetchTopValues } from '../query/top-values.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { useValueName } from '../query/use-value-name.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import styles from './ValueChoice.module.css';

/** Values offered. */
const OFFERED = 200;

/**
 * The most frequent values of a dimension in the period; null while unknown.
 *
 * @param metric that orders them
 * @param among only values of these hits or playbacks; the same object on every render
 */
export function useTopValues(dimension: string, metric: string, among?: Filter): readonly string[] | null {
  const scope = useFilteredScope();
  const { state } = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        const isNamed: Filter = { not: { is: 'empty', dimension } };
        const filter = among ? { all: [isNamed, among] } : isNamed;
        return fetchTopValues(scope, { dimension, metric, filter, limit: OFFERED }, signal);
      },
      [scope, dimension, metric, among],
    ),
  );
  if (state.at === 'failed') return [];
  return state.at === 'ready' ? state.value : null;
}

/** One value of a dimension, or its name, typed or chosen among the most frequent. */
export function ValueChoice({
  label,
  dimension,
  value,
  values,
  onChoose,
}: {
  label: string;
  /** Dimension of the values, whose names are offered beside them. */
  dimension: string;
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const nameOf = useValueName();
  const listId = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isNamed = (one: string) => nameOf(dimension, one)?.toLowerCase() === typed.trim().toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onChoose(values.includes(typed) ? typed : (values.find(isNamed) ?? typed));
  };
  return (
    <form className={styles.choice} onSubmit={submit}>
      <input
        type="text"
        list={listId}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          // A choice from the list is complete; typed text waits for Enter.
          if (values.includes(event.target.value)) onChoose(event.target.value);
        }}
      />
      <datalist id={listId}>
        {values.map((one) => (
          <option key={one} value={one} label={nameOf(dimension, one)} />
        ))}
      </datalist>
      <button type="submit" className={buttons.plain}>
        {words.show}
      </button>
    </form>
  );
}
