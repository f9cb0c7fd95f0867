import type { LiveEvent } from '@sintonia/contracts';
import { use, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import bars from '../design/Bar.module.css';
import buttons from '../design/Button.module.css';
import { ConnectionState } from '../live-events/ConnectionState.tsx';
import { connectRealtime } from '../live-events/connect-realtime.ts';
import { NOTHING_YET, nextRealtime } from '../live-events/realtime-state.ts';
import { useStillList } from '../live-events/use-still-list.ts';
import { knownWord } from '../messages/known-word.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { SignedOutContext } from '../session/signed-out.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Debugger.module.css';
import { type DebuggerFilter, filterAddress, followed, isShown, parseFilter } from './debugger-filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { foldSessions } from './fold-sessions.ts';
import { HitEntry } from './HitEntry.tsx';
import { SessionEntry } from './SessionEntry.tsx';
import { useDebuggerWords } from './use-debugger-words.ts';

/** Maximum number of requests on screen. */
const MOST = 600;

/** Every hit as it arrives, decoded field by field. */
export function DebuggerScreen() {
  const words = useDebuggerWords();
  const { realtime } = useWords();
  const formats = useFormats();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const signedOut = use(SignedOutContext);
  const { suite } = useSuite();
  const [state, send] = useReducer(nextRealtime, { ...NOTHING_YET, most: MOST });
  const filter = useMemo(() => parseFilter(search), [search]);
  const visitor = followed(filter);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `attempt` changes, which connects again
  useEffect(() => {
    send({ type: 'began' });
    return connectRealtime({ suite, visitor }, send, signedOut);
  }, [suite, visitor, signedOut, attempt]);
  const choose = useCallback(
    (next: DebuggerFilter) => navigate(filterAddress(search, next), { replace: true, preventScrollReset: true }),
    [navigate, search],
  );

  const shown = useMemo(() => state.events.filter((event) => isShown(event, filter)), [state.events, filter]);
  const entries = useMemo(() => foldSessions(shown), [shown]);
  const waiting = state.held.filter((event) => isShown(event, filter)).length;
  const still = useStillList({
    isPaused: state.isPaused,
    onPause: () => send({ type: 'pause' }),
    onResume: () => send({ type: 'resume' }),
  });
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
            {state.isPaused && (
              <span role="status" className={styles.quiet}>
                {waiting > 0 ? realtime.held(waiting) : words.paused}
              </span>
            )}
            <button
              type="button"
              className={buttons.plain}
              onClick={() => send({ type: still.isChosen ? 'resume' : 'pause' })}
            >
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
        <Problem error={{ kind: 'offline' }} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {state.connection === 'live' && shown.length === 0 && (
        <Empty
          what={state.events.length === 0 ? words.empty : words.nothing}
          way={state.events.length === 0 ? words.emptyWay : words.nothingWay}
        />
      )}
      {shown.length > 0 && (
        <div>
          <p className={styles.count}>{words.shown(formats.count(shown.length), formats.count(state.events.length))}</p>
          <ol className={styles.list} aria-label={words.list} {...still.handlers}>
            {entries.map((entry) =>
              entry.kind === 'hit' ? (
                <HitEntry key={entry.id} event={entry.event} onVisitor={onVisitor} />
              ) : (
                <SessionEntry key={entry.id} events={entry.events} onVisitor={onVisitor} />
              ),
            )}
          </ol>
          <TableTools name={words.list} cells={() => [words.head, ...shown.map(rowOf)]} />
        </div>
      )}
    </>
  );
}
