import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { plain } from '../messages/plain-text.ts';
import styles from './NameList.module.css';
import { useNames } from './names-context.ts';
import type { Condition } from './query-state.ts';
import { useOfferedValues } from './use-offered-values.ts';
import { useQueryWords } from './use-query-words.ts';

/** Value of a new filter: one of the most frequent, or any typed one; only it, or everything without it. */
export function FilterValue({
  dimension,
  onAdd,
  onBack,
}: {
  dimension: string;
  onAdd: (condition: Condition) => void;
  onBack: () => void;
}) {
  const words = useQueryWords();
  const { nameOf } = useNames();
  const field = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<'only' | 'without'>('only');
  const [typed, setTyped] = useState('');
  const { values, isClosed } = useOfferedValues(dimension);
  const wanted = plain(typed.trim());
  const found = values.filter(({ value, text }) => [value, text].some((name) => plain(name).includes(wanted)));
  const add = (value: string) => onAdd({ dimension, isExcluded: mode === 'without', value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const same = found.find(({ value, text }) => value === typed || plain(text) === wanted);
    const only = same ?? (found.length === 1 || isClosed ? found[0] : undefined);
    const value = only?.value ?? typed.trim();
    if (wanted !== '' && value !== '') add(value);
  };
  // The list of dimensions, which had the focus, is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <form className={styles.names} onSubmit={submit}>
      <button type="button" className={buttons.plain} onClick={onBack}>
        ‹ {nameOf(dimension)}
      </button>
      <Choice
        legend={words.addFilter}
        options={[
          { value: 'only', label: words.only },
          { value: 'without', label: words.without },
        ]}
        value={mode}
        onChange={setMode}
      />
      <input
        ref={field}
        type="search"
        className={styles.find}
        placeholder={words.filterValue}
        aria-label={words.valueOf(nameOf(dimension))}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
      <ul className={styles.list} aria-label={words.valueOf(nameOf(dimension))} tabIndex={0}>
        {found.map(({ value, text }) => (
          <li key={value}>
            <button type="button" className={styles.entry} onClick={() => add(value)}>
              {text}
            </button>
          </li>
        ))}
        {wanted === '' && (
          <li>
            <button type="button" className={styles.entry} onClick={() => add('')}>
              <span className={styles.sentence}>{words.noValue}</span>
            </button>
          </li>
        )}
      </ul>
    </form>
  );
}
