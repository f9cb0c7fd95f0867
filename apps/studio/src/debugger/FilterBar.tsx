import { useEffect, useState } from 'react';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { TextField } from '../forms/Field.tsx';
import styles from './Debugger.module.css';
import { type DebuggerFilter, type DebuggerKind, followed } from './debugger-filter.ts';
import { ownVisitor } from './own-visitor.ts';
import { useDebuggerWords } from './use-debugger-words.ts';

/** Delay after the last keystroke, so that typing does not open a stream per letter. */
const PAUSE_MS = 300;

/** Filters by visitor, text and kind. */
export function FilterBar({
  filter,
  onChange,
}: {
  filter: DebuggerFilter;
  onChange: (filter: DebuggerFilter) => void;
}) {
  const words = useDebuggerWords();
  const { visitor, text } = filter;
  const [typed, setTyped] = useState({ visitor, text });
  const [before, setBefore] = useState({ visitor, text });
  // Back, forward and a press on a visitor change the filter from outside this component.
  if (visitor !== before.visitor || text !== before.text) {
    setBefore({ visitor, text });
    setTyped({ visitor, text });
  }
  useEffect(() => {
    if (typed.visitor === filter.visitor && typed.text === filter.text) return;
    const timer = setTimeout(() => onChange({ ...filter, ...typed, visitor: typed.visitor.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  const own = ownVisitor(document.cookie);
  const isFiltered = filter.visitor !== '' || filter.text !== '' || filter.kind !== 'all';
  const follows = followed(filter);
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <div className={styles.fields}>
        <TextField
          label={words.visitor}
          why={follows ? words.following(follows.slice(0, 8)) : filter.visitor ? words.visitorShort : words.visitorHint}
          value={typed.visitor}
          onChange={(next) => setTyped({ ...typed, visitor: next })}
        />
        <TextField
          label={words.text}
          why={words.textHint}
          value={typed.text}
          onChange={(next) => setTyped({ ...typed, text: next })}
        />
        <span className={styles.own}>
          <button
            type="button"
            className={buttons.plain}
            disabled={own === null}
            title={own === null ? words.noOwnBrowser : undefined}
            onClick={() => own && onChange({ ...filter, visitor: own })}
          >
            {words.ownBrowser}
          </button>
          <a className={buttons.plain} href="/?inspector" target="_blank" rel="noreferrer">
            {words.inspector}
          </a>
        </span>
      </div>
      <div className={styles.kinds}>
        <Choice
          legend={words.kind}
          options={(Object.entries(words.kinds) as [DebuggerKind, string][]).map(([value, label]) => ({
            value,
            label,
          }))} // cast: keys of the table
          value={filter.kind}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
        {isFiltered && (
          <button
            type="button"
            className={buttons.plain}
            onClick={() => onChange({ visitor: '', text: '', kind: 'all' })}
          >
            {words.clear}
          </button>
        )}
      </div>
    </search>
  );
}
