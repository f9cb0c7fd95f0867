import { use, useCallback, useEffect, useRef, useState } from 'react';
import { SignedOutContext } from '../session/signed-out.ts';
import type { Answered, RequestError } from './request.ts';

/**
 * `stale` is what is still shown: while the answer is on its way, whatever was there before; after a failure
 * only the last answer to the very same question, since figures of another period would mislead.
 */
export type AnswerState<T> =
  | { at: 'loading'; stale: T | null }
  | { at: 'ready'; value: T }
  | { at: 'failed'; error: RequestError; stale: T | null };

const lastOf = <T>(state: AnswerState<T>): T | null => (state.at === 'ready' ? state.value : state.stale);

/**
 * Asks when `question` changes and again on demand. Keeps what it had while it asks; hands a session that
 * has ended to whoever can fix it. `question` must be stable (useCallback).
 */
export function useAnswer<T>(question: (signal: AbortSignal) => Answered<T>): {
  state: AnswerState<T>;
  again: () => void;
} {
  const [state, setState] = useState<AnswerState<T>>({ at: 'loading', stale: null });
  const [turn, setTurn] = useState(0);
  const signedOut = use(SignedOutContext);
  const answered = useRef<typeof question | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks the same question once more
  useEffect(() => {
    const abort = new AbortController();
    setState((before) => ({ at: 'loading', stale: lastOf(before) }));
    question(abort.signal).then(
      (result) => {
        if (abort.signal.aborted) return;
        if (result.ok) {
          answered.current = question;
          return setState({ at: 'ready', value: result.value });
        }
        if (result.error.kind === 'signedOut') return signedOut();
        const isSame = answered.current === question;
        setState((before) => ({ at: 'failed', error: result.error, stale: isSame ? lastOf(before) : null }));
      },
      (error) => {
        if (!abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [question, turn, signedOut]);

  return { state, again: useCallback(() => setTurn((n) => n + 1), []) };
}

/** Calls `then` every `everyMs` while the page is visible; `null` never. */
export function useEvery(everyMs: number | null, then: () => void): void {
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') then();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, then]);
}
