import { type Annotation, AnnotationList, ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';

const NONE: readonly Annotation[] = [];

/** Annotations of a period, as ISO 8601 instants; `to` is exclusive. None while the period is unknown. */
export function useAnnotations(from: string | null, to: string | null) {
  const { state, again } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        if (from === null || to === null) return ok({ annotations: [] });
        return get(`/api/annotations?${new URLSearchParams({ from, to })}`, AnnotationList, signal);
      },
      [from, to],
    ),
  );
  const annotations = lastOf(state)?.annotations ?? NONE;
  return { annotations, again };
}
