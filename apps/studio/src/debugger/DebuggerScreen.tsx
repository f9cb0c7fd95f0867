import type { LiveEvent } from '@sintonia/contracts';
import { Fragment, useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import bars from '../design/Bar.module.css';
import buttons from '../design/Button.module.css';
import { ConnectionState } from '../live-events/ConnectionState.tsx';
import { useRealtime } from '../live-events/use-realtime.ts';
import { useStillList } from '../live-events/use-still-list.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Debugger.module.css';
import { type DebuggerFilter, filterAddress, followed, isShown, parseFilter } from './debugger-filter.ts';
import { EarlierPages } from './EarlierPages.tsx';
import { FilterBar } from './FilterBar.tsx';
import { foldSessions, oldestOf } from './fold-sessions.ts';
import { HitEntry } from './HitEntry.tsx';
import { SessionEntry } from './SessionEntry.tsx';
import { useDebuggerWords } from './use-debugger-words.ts';

/** Maximum number of requests on screen, without those that the person adds from the store. */
const MOST = 600;

/** Every hit as it arrives, decoded field by field. */
export function DebuggerScreen() {
  const words = useDebuggerWords();
  const { realtime } = useWords();
  const formats = useFormats();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { suite } = useSuite();
  const { hash } = useLocation();
  const filter = useMemo(() => parseFilter(search, hash), [search, hash]);
  const visitor = followed(filter);
  const { state, pause, resume, reconnect, addEarlier } = useRealtime({
    suite,
    visitor,
    withLeftOut: true,
    most: MOST,
  });
  const choose = useCallback(
    (next: DebuggerFilter) => {
      // Typed letters must not become history entries.
      const replace = next.text !== filter.text || next.visitor !== filter.visitor;
      navigate(filterAddress(search, next), { replace, preventScrollReset: true });
    },
    [navigate, search, filter],
  );

  const shown = useMemo(() => state.events.filter((event) => isShown(event, filter)), [state.events, filter]);
  const entries = useMemo(() => foldSessions(shown), [shown]);
  const days = useMemo(() => entries.map((entry) => formats.day(oldestOf(entry).at)), [entries, formats]);
  const waiting = state.held.filter((event) => isShown(event, filter)).length;
  const still = useStillList({ isPaused: state.isPaused, onPause: pause, onResume: resume });
  const onVisitor = (of: string) => choose({ ...filter, visitor: of });
  const rowOf = (event: LiveEvent) => [
    event.at,
    knownWord(realtime.events, event.event),
    event.visitor,
    event.title,
    event.detail,
    event.raw,
  ];
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={bars.bar}>
          <SuiteChoice />
          <ConnectionState state={state} />
          <span className={styles.acts}>
            <SaveButton name={words.title} />
            {state.isPaused && (
              <span role="status" className={styles.quiet}>
                {waiting > 0 ? realtime.held(waiting) : words.paused}
              </span>
            )}
            <button type="button" className={buttons.plain} onClick={still.isChosen ? resume : pause}>
              {still.isChosen ? realtime.resume : realtime.pause}
            </button>
          </span>
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      <FilterBar filter={filter} onChange={choose} />
      {state.connection === 'connecting' && state.events.length === 0 && (
        <SkeletonLines widths={[100, 96, 98, 94, 99]} height={28} />
      )}
      {state.connection === 'reconnecting' && state.events.length === 0 && (
        <Problem error={{ kind: 'offline' }} onRetry={reconnect} />
      )}
      {state.connection === 'live' && shown.length === 0 && (
        <Empty
          what={state.events.length === 0 ? words.empty : words.nothing}
          advice={state.events.length === 0 ? words.emptyAdvice : words.nothingAdvice}
        />
      )}
      {shown.length > 0 && (
        <div>
          <p className={styles.count}>{words.shown(formats.count(shown.length), formats.count(state.events.length))}</p>
          <ol className={styles.list} aria-label={words.list} {...still.handlers}>
            {entries.map((entry, place) => {
              const isNewDay = days[place] !== (days[place - 1] ?? formats.day(new Date()));
              return (
                <Fragment key={entry.id}>
                  {isNewDay && <li className={styles.day}>{days[place]}</li>}
                  {entry.kind === 'hit' ? (
                    <HitEntry event={entry.event} onVisitor={onVisitor} />
                  ) : (
                    <SessionEntry events={entry.events} onVisitor={onVisitor} />
                  )}
                </Fragment>
              );
            })}
          </ol>
        </div>
      )}
      {state.connection !== 'connecting' && (
        <EarlierPages state={state} suite={suite} visitor={visitor} onPage={addEarlier} />
      )}
      {shown.length > 0 && <TableTools name={words.list} cells={() => [words.head, ...shown.map(rowOf)]} />}
    </>
  );
}
