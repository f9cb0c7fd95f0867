import { type Annotation, AnnotationList, ok } from '@sintonia/contracts';
import { useCallback } from 'react';
import { type Answered, get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';

/** Null while the period is unknown. */
export async function fetchAnnotations(
  from: string | null,
  to: string | null,
  signal: AbortSignal,
): Answered<{ annotations: readonly Annotation[] } | null> {
  if (from === null || to === null) return ok(null);
  return get(`/api/annotations?${new URLSearchParams({ from, to })}`, AnnotationList, signal);
}

/**
 * Annotations of a period, as ISO 8601 instants; `to` is exclusive. Null until they are known, also while the period is
 * unknown; then `error` is why, after a failure.
 */
export function useAnnotations(from: string | null, to: string | null) {
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchAnnotations(from, to, signal), [from, to]),
  );
  const annotations = lastOf(state)?.annotations ?? null;
  return { annotations, error: state.at === 'failed' ? state.error : null, again };
}
