import { QUERY_LIMITS } from '@sintonia/contracts';
import { useEffect, useState } from 'react';
import styles from '../design/SearchField.module.css';
import { useQueryWords } from './use-query-words.ts';

/** Debounce after the last key; each search is a query. */
const PAUSE_MS = 350;

/** Text filter of the first dimension. */
export function SearchBox({ of, value, onSearch }: { of: string; value: string; onSearch: (text: string) => void }) {
  const words = useQueryWords();
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  // Back and forward change it from outside.
  if (value !== before) {
    setBefore(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={words.searchIn(of)}
      placeholder={words.searchIn(of)}
      maxLength={QUERY_LIMITS.valueCharacters}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
