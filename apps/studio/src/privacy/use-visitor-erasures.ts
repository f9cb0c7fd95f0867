import { VisitorErasures } from '@sintonia/contracts';
import { useCallback } from 'react';
import { send } from '../api/request.ts';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';

/** An erasure takes seconds to minutes. */
const ASK_EVERY_MS = 3000;

/** Whether a visitor is being erased, and was; asks again until a running erasure ends. Null until it is known. */
export function useVisitorErasures(visitor: string): { erasures: VisitorErasures | null; again: () => void } {
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', '/api/privacy/erasures/of', { visitor }, VisitorErasures, signal),
      [visitor],
    ),
  );
  const erasures = lastOf(state);
  useEvery(erasures !== null && erasures.runningSince !== null ? ASK_EVERY_MS : null, again);
  return { erasures, again };
}
