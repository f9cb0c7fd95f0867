import { EntityNames, ok } from '@sintonia/contracts';
import { type KeyboardEvent, use, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { entityAddress } from '../links/entity-address.ts';
import { isVisitorId, visitorAddress } from '../links/visitor-address.ts';
import { useWords } from '../messages/language.ts';
import { plain } from '../messages/plain-text.ts';
import { ANALYSIS_PATHS, type AnalysisKind, analysisAddress } from '../query/analysis-paths.ts';
import { initialQuery } from '../query/preset-query.ts';
import { PRESETS } from '../query/presets.ts';
import { queryAddress } from '../query/query-state.ts';
import { useKindNames } from '../query/use-kind-names.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { SessionContext } from '../session/session-context.ts';
import { useScreens } from '../shell/use-screens.ts';
import styles from './Palette.module.css';

const namesAddress = (text: string): string => `/api/site/names?${new URLSearchParams({ text })}`;

/** Finds screens, presets and entities by part of their name. Arrows select, Enter opens, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords().shell;
  const explore = useQueryWords();
  const kinds = useKindNames();
  const screens = useScreens();
  const isOfficer = use(SessionContext)?.role === 'administrator';
  const navigate = useNavigate();
  const { search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [wanted, setWanted] = useState('');
  const [place, setPlace] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);

  const all = [
    ...screens.map(({ to, name }) => ({ name, of: words.screen, to: { pathname: to, search } })),
    ...(Object.keys(ANALYSIS_PATHS) as AnalysisKind[])
      .filter((kind) => kind !== 'table')
      .map((kind) => ({ name: kinds.kind[kind], of: words.explore, to: analysisAddress(kind, search) })),
    ...PRESETS.map((preset) => ({
      name: explore.preset[preset.key],
      of: words.explore,
      to: { pathname: '/explora', search: queryAddress(new URLSearchParams(search), initialQuery(preset)) },
    })),
  ];
  const text = useDeferredValue(wanted.trim());
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        text.length < 2 ? ok<EntityNames>([]) : get(namesAddress(text), EntityNames, signal),
      [text],
    ),
  );
  const entities = (lastOf(state) ?? []).map(({ kind, name, value, of }) => ({
    name,
    of,
    to: entityAddress(kind, value, new URLSearchParams(search)),
  }));
  const visitor = wanted.trim();
  const visitors =
    isOfficer && isVisitorId(visitor)
      ? [{ name: visitor, of: words.visitor, to: { search: '', ...visitorAddress(visitor) } }]
      : [];
  const found = [...visitors, ...all.filter(({ name }) => plain(name).includes(plain(wanted.trim()))), ...entities];
  const go = (target: (typeof all)[number] | undefined) => {
    if (!target) return;
    onClose();
    navigate(target.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((place + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') go(found[place]);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the dialog; Escape does the same for the keyboard
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.palette}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <input
        type="text"
        role="combobox"
        className={styles.wanted}
        aria-label={words.palette}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[place] ? `${listId}-${place}` : undefined}
        placeholder={words.palette}
        value={wanted}
        onKeyDown={press}
        onChange={(event) => {
          setWanted(event.target.value);
          setPlace(0);
        }}
      />
      {found.length === 0 && <p className={styles.none}>{explore.nothingFound}</p>}
      <div id={listId} role="listbox" className={styles.list} aria-label={words.palette}>
        {found.map((target, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={`${target.of} ${target.name}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === place}
            className={styles.target}
            ref={(item) => {
              if (at === place) item?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => go(target)}
          >
            {target.name} <span className={styles.of}>{target.of}</span>
          </div>
        ))}
      </div>
    </dialog>
  );
}
