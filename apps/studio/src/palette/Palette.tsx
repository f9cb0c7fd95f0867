import { EntityNames, ok } from '@sintonia/contracts';
import { type KeyboardEvent, use, useCallback, useDeferredValue, useId, useState } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { fetchActivities } from '../api/fetch-activities.ts';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useNonModalDialog } from '../design/use-non-modal-dialog.ts';
import { entityAddress } from '../links/entity-address.ts';
import { sharedParameters } from '../links/shared-parameters.ts';
import { useEntityKinds } from '../links/use-entity-kinds.ts';
import { isVisitorId, isVisitorStart, visitorAddress } from '../links/visitor-address.ts';
import { LanguageContext, useWords, useWordsOf } from '../messages/language.ts';
import { plain } from '../messages/plain-text.ts';
import { ANALYSIS_PATHS, type AnalysisKind, analysisAddress } from '../query/analysis-paths.ts';
import { exploreAddress } from '../query/explore-address.ts';
import { initialQuery } from '../query/preset-query.ts';
import { PRESETS } from '../query/presets.ts';
import { useKindNames } from '../query/use-kind-names.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { fetchSavedViews } from '../saved-views/fetch-saved-views.ts';
import { SessionContext } from '../session/session-context.ts';
import { useScreens } from '../shell/use-screens.ts';
import { useSuite } from '../suite/use-suite.ts';
import { FURTHER_SCREENS } from './further-screens.ts';
import { findsByWords, WORDS_OF_PRESETS, WORDS_OF_SCREENS } from './further-words.ts';
import styles from './Palette.module.css';
import { type PaletteWords, paletteCatalan } from './palette-catalan.ts';
import { paletteEnglish } from './palette-english.ts';
import { textTargets } from './text-queries.ts';

const namesAddress = (text: string): string => `/api/site/names?${new URLSearchParams({ text })}`;

interface Target {
  name: string;
  of: string;
  to: To;
}

const keyOf = ({ of, name, to }: Target): string => `${of} ${name} ${JSON.stringify(to)}`;
/** Two saved views of one name and address are one target. */
const distinct = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [keyOf(target), target])).values(),
];

/**
 * Finds screens, presets, saved views, experiments and entities by part of their name; below them, pages, titles,
 * searches and campaigns that contain the text. Arrows select, Enter opens, Escape closes.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords().shell;
  const own = useWordsOf<PaletteWords>(paletteCatalan, paletteEnglish);
  const entityKinds = useEntityKinds();
  const explore = useQueryWords();
  const kinds = useKindNames();
  const screens = useScreens();
  const { language } = use(LanguageContext);
  const isOfficer = use(SessionContext)?.role === 'administrator';
  const navigate = useNavigate();
  const { search: whole } = useLocation();
  const search = `?${sharedParameters(new URLSearchParams(whole))}`;
  const { inSuite } = useSuite();
  const { props } = useNonModalDialog(onClose);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);

  const all = [
    ...screens.map(({ to, name }) => ({
      name,
      of: words.screen,
      to: { pathname: to, search },
      further: WORDS_OF_SCREENS[to],
    })),
    ...Object.entries(FURTHER_SCREENS).map(([pathname, name]) => ({
      name: name[language],
      of: words.screen,
      to: { pathname, search },
      further: WORDS_OF_SCREENS[pathname],
    })),
    ...(Object.keys(ANALYSIS_PATHS) as AnalysisKind[])
      .filter((kind) => kind !== 'table')
      .map((kind) => ({
        name: kinds.kind[kind],
        of: words.explore,
        to: analysisAddress(kind, search),
        further: WORDS_OF_SCREENS[ANALYSIS_PATHS[kind]],
      })),
    ...PRESETS.map((preset) => ({
      name: explore.preset[preset.key],
      of: words.explore,
      to: exploreAddress(new URLSearchParams(search), initialQuery(preset)),
      further: WORDS_OF_PRESETS[preset.key],
    })),
  ];
  const { state: ofViews } = useAnswer(fetchSavedViews);
  const { state: ofActivities } = useAnswer(fetchActivities);
  const named = [
    ...(lastOf(ofViews)?.views ?? []).map(({ name, path }) => ({ name, of: words.savedView, to: path })),
    ...(lastOf(ofActivities) ?? []).map(({ id, name }) => ({
      name,
      of: words.experiment,
      to: inSuite(`/experiments/${id}`),
    })),
  ];
  const text = useDeferredValue(typed.trim());
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) =>
        text.length < 2 ? ok<EntityNames>([]) : get(namesAddress(text), EntityNames, signal),
      [text],
    ),
  );
  const matches = (name: string) => plain(name).includes(plain(typed.trim()));
  const byName = all.filter(({ name }) => matches(name));
  const byFurtherWords = all.filter(({ name, further }) => !matches(name) && findsByWords(further, typed));
  // While the next answer is awaited, Enter opens nothing that was found for other letters.
  const entities = (lastOf(state) ?? [])
    .filter(({ name, of }) => (state.at === 'ready' && text === typed.trim()) || matches(`${of} ${name}`))
    .map(({ kind, name, value, of }) => ({
      name,
      of: of || entityKinds[kind],
      to: entityAddress(kind, value, new URLSearchParams(search)),
    }));
  const visitor = typed.trim();
  const visitors =
    isOfficer && isVisitorId(visitor)
      ? [{ name: visitor, of: words.visitor, to: { search: '', ...visitorAddress(visitor) } }]
      : isVisitorStart(visitor)
        ? [{ name: own.visitor(visitor), of: words.visitor, to: visitorAddress(visitor, '/depurador') }]
        : [];
  const ofText = textTargets(typed.trim(), new URLSearchParams(search)).map(({ subject, to }) => ({
    name: own[subject](typed.trim()),
    of: words.explore,
    to,
  }));
  const found = distinct([
    ...visitors,
    ...byName,
    ...byFurtherWords,
    ...named.filter(({ name }) => matches(name)),
    ...entities,
    ...ofText,
  ]);
  const go = (target: Target | undefined) => {
    if (!target) return;
    onClose();
    navigate(target.to);
  };
  // The names that are awaited come first: Enter does not open a query in their stead.
  const isAwaited = text !== typed.trim() || state.at === 'loading';
  const enter = (target: Target | undefined) => {
    if (!isAwaited || !ofText.some((one) => one === target)) go(target);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((place + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') enter(found[place]);
    else return;
    event.preventDefault();
  };
  return (
    <dialog {...props} className={styles.palette} aria-label={words.palette}>
      <input
        type="text"
        role="combobox"
        className={styles.search}
        aria-label={words.palette}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[place] ? `${listId}-${place}` : undefined}
        placeholder={words.paletteHint}
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
      />
      {found.length === 0 && <p className={styles.none}>{explore.nothingFound}</p>}
      <div id={listId} role="listbox" className={styles.list} aria-label={words.palette}>
        {found.map((target, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={keyOf(target)}
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
