import type { Filter } from '@sintonia/contracts';
import { type FormEvent, useCallback, useDeferredValue, useId, useState } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { fetchTopValues } from '../query/top-values.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { useNamedValues } from '../query/use-named-values.ts';
import { useScope } from '../query/use-scope.ts';
import { useValueText } from '../query/use-value-text.ts';
import { isOfSite } from '../query/value-names.ts';
import { valueMeant, valueOptions } from '../query/value-options.ts';
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

/** Titles that a typed text finds besides the offered values. */
const FOUND = 50;

/** One value of a dimension, chosen by its name or any part of it, or typed. Pages are found by title, however rare. */
export function ValueChoice({
  label,
  dimension,
  value,
  values,
  onChoose,
}: {
  label: string;
  /** Dimension of the values, whose names are offered. */
  dimension: string;
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const textOf = useValueText();
  const scope = useScope();
  const listId = useId();
  /** Null while nothing is typed: the name of the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDeferredValue(typed ?? '');
  const found = useNamedValues({ search, dimensions: isOfSite(dimension) ? [dimension] : [], metrics: [] }, scope);
  const options = valueOptions(
    [...new Set([...values, ...(found ?? []).slice(0, FOUND), ...(value === '' ? [] : [value])])],
    (one) => textOf(dimension, one),
  );
  const choose = (chosen: string) => {
    setTyped(null);
    if (chosen !== value) onChoose(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null && typed.trim() !== '') choose(valueMeant(typed, options));
  };
  return (
    <form className={styles.choice} onSubmit={submit}>
      <input
        type="text"
        list={listId}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        title={value}
        value={typed ?? options.find((one) => one.value === value)?.label ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          // A choice from the list is complete; typed text waits for Enter.
          const chosen = options.find((one) => one.label === event.target.value);
          if (chosen && !isTyping(event.nativeEvent)) choose(chosen.value);
          else setTyped(event.target.value);
        }}
      />
      <datalist id={listId}>
        {options.map((one) => (
          <option key={one.value} value={one.label} />
        ))}
      </datalist>
      <button type="submit" className={buttons.plain}>
        {words.show}
      </button>
    </form>
  );
}

/** A name typed to its last letter may still be the beginning of another; a choice from the list replaces the text. */
const isTyping = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertText';
