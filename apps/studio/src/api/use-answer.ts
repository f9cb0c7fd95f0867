import { ok } from '@sintonia/contracts';
import { startTransition, use, useCallback, useEffect, useRef, useState } from 'react';
import { SignedOutContext } from '../session/signed-out.ts';
import { onRestored } from './connection.ts';
import { type Answered, FROM_MEMORY, type RequestError } from './request.ts';
import { useConnection } from './use-connection.ts';

/**
 * `stale` is the previous answer that stays visible: any one while a request is pending; after a failure only the last
 * answer to the same request, because figures of another period would mislead. `since` is when the shown answer came; null
 * without one, or for one from memory. `isPart`: it is part of the answer that is requested. `isOther`: it is the answer
 * to another request, such as that of the period before.
 */
export type AnswerState<T> =
  | { at: 'loading'; stale: T | null; since: Date | null; isPart: boolean; isOther: boolean }
  | { at: 'ready'; value: T; since: Date }
  | { at: 'failed'; error: RequestError; stale: T | null; since: Date | null };

/** The newest answer that may be shown; null without one. */
export const lastOf = <T>(state: AnswerState<T>): T | null => (state.at === 'ready' ? state.value : state.stale);

/** Whether what is shown, if anything, may be of another request or time. */
export const isBusy = <T>(state: AnswerState<T>): boolean => state.at === 'loading' && !state.isPart;

/** Whether what is shown answers another request than the chosen one. */
export const isOfOther = <T>(state: AnswerState<T>): boolean => state.at === 'loading' && state.isOther;

/** A state, and what a request that has not reached the server leaves on the screen. */
interface Held<T> {
  state: AnswerState<T>;
  kept: Extract<AnswerState<T>, { at: 'loading' }> | null;
}
const AT_FIRST = { at: 'loading', stale: null, since: null, isPart: false, isOther: false } as const;

/**
 * Calls `load` when it changes and on demand. Shows meanwhile the last answer to the same request, also of another
 * screen, or else the previous one; passes an ended session to its handler. `load` must be stable (useCallback), and
 * pass its signal to each request. While the server cannot be reached, what is shown stays as if the request were
 * pending; it is sent again when the connection is back.
 *
 * @param loadPart of a request that is not known yet: what answers sooner and is shown first; also stable
 */
export function useAnswer<T>(
  load: (signal: AbortSignal, part: T | null) => Answered<T>,
  loadPart?: (signal: AbortSignal) => Answered<T>,
): {
  state: AnswerState<T>;
  again: () => void;
} {
  const [held, setHeld] = useState<Held<T>>({ state: AT_FIRST, kept: null });
  const setState = useCallback((state: AnswerState<T>) => setHeld({ state, kept: null }), []);
  const connection = useConnection();
  const [turn, setTurn] = useState(0);
  const signedOut = use(SignedOutContext);
  const answered = useRef<{ load: typeof load; at: Date } | null>(null);
  const shownOf = useRef<typeof load | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `turn` changes, which repeats the request
  useEffect(() => {
    const abort = new AbortController();
    const pendingAfter = ({ state, kept }: Held<T>) => {
      const before = kept ?? state;
      const stale = lastOf(before);
      const { since } = before;
      return {
        at: 'loading',
        stale,
        since,
        isPart: false,
        isOther: stale !== null && shownOf.current !== load,
      } as const;
    };
    setHeld((before) => ({ state: pendingAfter(before), kept: null }));
    const show = (value: T, since: Date | null, isPart: boolean) => {
      if (abort.signal.aborted) return;
      shownOf.current = load;
      setState({ at: 'loading', stale: value, since, isPart, isOther: false });
    };
    let partAt: Date | null = null;
    const sendAll = async () => {
      // An answer to the same request is shown already, with its own time.
      if (answered.current?.load === load) return load(abort.signal, null);
      const whole = loadPart ? null : load(abort.signal, null);
      const known = await load(FROM_MEMORY, null).catch(() => null); // the request itself throws the same
      if (known?.ok) show(known.value, null, false);
      if (whole) return whole;
      const part = known?.ok || !loadPart ? null : await loadPart(abort.signal);
      if (!part?.ok) return load(abort.signal, null);
      partAt = new Date();
      answered.current = { load, at: partAt };
      show(part.value, partAt, true);
      return load(abort.signal, part.value);
    };
    sendAll().then(
      (result) => {
        if (abort.signal.aborted) return;
        if (result.ok) {
          const since = partAt ?? new Date();
          answered.current = { load, at: since };
          shownOf.current = load;
          // A press is painted before the answer that has arrived.
          return startTransition(() => setState({ at: 'ready', value: result.value, since }));
        }
        if (result.error.kind === 'signedOut') return signedOut();
        const since = answered.current?.load === load ? answered.current.at : null;
        setHeld((before) => ({
          state: { at: 'failed', error: result.error, stale: since && lastOf(before.state), since },
          kept: result.error.kind === 'offline' ? pendingAfter(before) : null,
        }));
      },
      (error) => {
        if (!abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [load, loadPart, turn, signedOut]);

  const again = useCallback(() => setTurn((n) => n + 1), []);
  const { kept } = held;
  const isKept = kept !== null;
  useEffect(() => {
    if (!isKept) return;
    // What is shown stays in the same update: a failure would show until the request is sent again.
    return onRestored(() => {
      setHeld(({ state, kept }) => ({ state: kept ?? state, kept: null }));
      again();
    });
  }, [isKept, again]);
  return { state: kept && connection !== 'reachable' ? kept : held.state, again };
}

/**
 * An answer of which the first part is shown while the rest is requested.
 *
 * @param first must be stable
 * @param rest the whole answer; also stable
 */
export const useAnswerInParts = <T>(
  first: (signal: AbortSignal) => Answered<T>,
  rest: (part: T, signal: AbortSignal) => Answered<T>,
) =>
  useAnswer(
    useCallback(
      async (signal: AbortSignal, known: T | null) => {
        const part = known === null ? await first(signal) : ok(known);
        return part.ok ? rest(part.value, signal) : part;
      },
      [first, rest],
    ),
    first,
  );

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
