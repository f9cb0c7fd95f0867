import { type KeyboardEvent, use, useState } from 'react';
import { LanguageContext } from '../messages/language.ts';
import { plain } from '../messages/plain-text.ts';
import type { DimensionEntry, MetricEntry } from './catalogue.ts';
import styles from './NameList.module.css';
import { useQueryWords } from './use-query-words.ts';

/** List box of metrics or dimensions with their definitions, filtered by any part of their names. Arrows move; Enter chooses the only one. */
export function NameList<Entry extends MetricEntry | DimensionEntry>({
  label,
  entries,
  isChosen,
  whyNot,
  onChoose,
  onDrag,
}: {
  label: string;
  entries: readonly Entry[];
  isChosen: (key: string) => boolean;
  /** Reason why an entry cannot be chosen; null when it can. */
  whyNot: (entry: Entry) => string | null;
  onChoose: (key: string) => void;
  /** Of lists whose entries can be dragged elsewhere; null at the end. */
  onDrag?: (key: string | null) => void;
}) {
  const words = useQueryWords();
  const { language } = use(LanguageContext);
  const [search, setSearch] = useState('');
  const found = entries.filter(({ key, title }) =>
    [key, title[language]].some((name) => plain(name).includes(plain(search.trim()))),
  );

  const possible = found.filter((entry) => whyNot(entry) === null);
  const chooseOnly = (event: KeyboardEvent<HTMLElement>) => {
    const [only] = possible;
    if (event.key !== 'Enter' || !only || possible.length > 1) return;
    event.preventDefault();
    onChoose(only.key);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button:not([disabled])')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
    event.preventDefault();
  };

  return (
    <search className={styles.names} onKeyDown={move}>
      <input
        type="search"
        className={styles.find}
        placeholder={words.find}
        aria-label={words.find}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={chooseOnly}
      />
      {found.length === 0 && <p className={styles.sentence}>{words.nothingFound}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
      <ul className={styles.list} aria-label={label} tabIndex={0}>
        {found.map((entry) => {
          const why = whyNot(entry);
          return (
            <li
              key={entry.key}
              draggable={onDrag && why === null}
              onDragStart={() => onDrag?.(entry.key)}
              onDragEnd={() => onDrag?.(null)}
            >
              <button
                type="button"
                className={styles.entry}
                aria-pressed={isChosen(entry.key)}
                disabled={why !== null}
                onClick={() => onChoose(entry.key)}
              >
                <span className={styles.name}>{entry.title[language]}</span>
                <span className={styles.sentence}>{why ?? entry.sentence[language]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </search>
  );
}
