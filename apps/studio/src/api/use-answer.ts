import { startTransition, use, useCallback, useEffect, useRef, useState } from 'react';
import { SignedOutContext } from '../session/signed-out.ts';
import { type Answered, FROM_MEMORY, type RequestError } from './request.ts';

/**
 * `stale` is the previous answer that stays visible: any one while a request is pending; after a failure only the last
 * answer to the same request, because figures of another period would mislead. `since` is when the shown answer came; null
 * without one, or for one from memory.
 */
export type AnswerState<T> =
  | { at: 'loading'; stale: T | null; since: Date | null }
  | { at: 'ready'; value: T; since: Date }
  | { at: 'failed'; error: RequestError; stale: T | null; since: Date | null };

/** The newest answer that may be shown; null without one. */
export const lastOf = <T>(state: AnswerState<T>): T | null => (state.at === 'ready' ? state.value : state.stale);

/**
 * Calls `load` when it changes and on demand. Shows meanwhile the last answer to the same request, also of another
 * screen, or else the previous one; passes an ended session to its handler. `load` must be stable (useCallback), and
 * pass its signal to each request.
 */
export function useAnswer<T>(load: (signal: AbortSignal) => Answered<T>): {
  state: AnswerState<T>;
  again: () => void;
} {
  const [state, setState] = useState<AnswerState<T>>({ at: 'loading', stale: null, since: null });
  const [turn, setTurn] = useState(0);
  const signedOut = use(SignedOutContext);
  const answered = useRef<{ load: typeof load; at: Date } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `turn` changes, which repeats the request
  useEffect(() => {
    const abort = new AbortController();
    setState((before) => ({ at: 'loading', stale: lastOf(before), since: before.since }));
    // An answer to the same request is shown already, with its own time.
    if (answered.current?.load !== load) {
      load(FROM_MEMORY).then(
        (known) => {
          if (!known.ok || abort.signal.aborted) return;
          setState((before) => (before.at === 'loading' ? { at: 'loading', stale: known.value, since: null } : before));
        },
        () => {}, // the request itself throws the same
      );
    }
    load(abort.signal).then(
      (result) => {
        if (abort.signal.aborted) return;
        if (result.ok) {
          const since = new Date();
          answered.current = { load, at: since };
          // A press is painted before the answer that has arrived.
          return startTransition(() => setState({ at: 'ready', value: result.value, since }));
        }
        if (result.error.kind === 'signedOut') return signedOut();
        const last = answered.current?.load === load ? answered.current : null;
        setState((before) => ({
          at: 'failed',
          error: result.error,
          stale: last && lastOf(before),
          since: last ? last.at : null,
        }));
      },
      (error) => {
        if (!abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [load, turn, signedOut]);

  return { state, again: useCallback(() => setTurn((n) => n + 1), []) };
}

/** Refresh interval of figures whose period has not ended. */
export const REFRESH_MS = 60_000;

/** Calls `then` every `everyMs` while the page is visible; never for `null`. */
export function useEvery(everyMs: number | null, then: () => void): void {
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') then();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, then]);
}
