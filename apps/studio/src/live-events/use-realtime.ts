import type { EarlierEvents } from '@sintonia/contracts';
import { startTransition, use, useCallback, useEffect, useReducer, useState } from 'react';
import { SignedOutContext } from '../session/signed-out.ts';
import { connectRealtime } from './connect-realtime.ts';
import { NOTHING_YET, nextRealtime, type RealtimeInput } from './realtime-state.ts';

/**
 * Events and figures as they arrive, while the component is mounted; from the beginning when an argument changes.
 *
 * @param visitor beginning of the id of the one visitor who is followed; empty for everybody
 * @param withLeftOut also events that figures leave out, such as those of robots
 * @param most events at once
 * @returns `reconnect` connects again at once; `addEarlier` takes a page of stored events at the end of the list
 */
export function useRealtime({
  suite,
  visitor = '',
  withLeftOut = false,
  most = NOTHING_YET.most,
}: {
  suite: string | null;
  visitor?: string;
  withLeftOut?: boolean;
  most?: number;
}) {
  const signedOut = use(SignedOutContext);
  const [state, send] = useReducer(nextRealtime, { ...NOTHING_YET, most });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `attempt` changes, which connects again
  useEffect(() => {
    send({ type: 'began', most });
    // A press is painted before what has just arrived.
    const arrive = (input: RealtimeInput) => startTransition(() => send(input));
    return connectRealtime({ suite, visitor, withLeftOut }, arrive, signedOut);
  }, [suite, visitor, withLeftOut, most, signedOut, attempt]);
  return {
    state,
    pause: useCallback(() => send({ type: 'pause' }), []),
    resume: useCallback(() => send({ type: 'resume' }), []),
    addEarlier: useCallback((page: EarlierEvents) => send({ type: 'earlier', page }), []),
    reconnect: useCallback(() => setAttempt((last) => last + 1), []),
  };
}
