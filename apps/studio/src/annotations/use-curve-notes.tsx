import { type Annotation, type AnnotationKind, MINUTE_MS } from '@sintonia/contracts';
import { Annotations } from './Annotations.tsx';
import { annotationText, useAnnotationWords } from './annotation-words.ts';
import { notesOfBuckets } from './notes-of-buckets.ts';
import { peopleFirst } from './people-first.ts';
import { useAnnotations } from './use-annotations.ts';

const all = () => true;

/**
 * Annotations of an interval as texts with their time, and their list for under a curve. The interval is requested in
 * whole minutes: a curve that moves each second requests it once a minute.
 *
 * @param fromMs epoch ms; null while it is unknown
 * @param toMs exclusive; broadcasts to come are left out
 * @param isShown without the kinds that the curve shows by other means
 */
export function useNotes(fromMs: number | null, toMs: number, isShown: (kind: AnnotationKind) => boolean = all) {
  const words = useAnnotationWords();
  const isKnown = fromMs !== null;
  const {
    annotations: found,
    error,
    again,
  } = useAnnotations(
    isKnown ? new Date(Math.floor(fromMs / MINUTE_MS) * MINUTE_MS).toISOString() : null,
    isKnown ? new Date(Math.ceil(toMs / MINUTE_MS) * MINUTE_MS).toISOString() : null,
  );
  const untilMs = Math.min(toMs, Date.now());
  const isFuture = ({ kind, at }: Annotation) => kind === 'broadcast' && Date.parse(at) > untilMs;
  const annotations = found?.filter((one) => isShown(one.kind) && !isFuture(one)) ?? null;
  return {
    texts: peopleFirst(annotations ?? []).map((one) => ({ at: one.at, text: annotationText(one, words) })),
    untilMs,
    list: <Annotations annotations={annotations} error={error} onChanged={again} />,
  };
}

/**
 * Annotations of a curve over time: the marks on it, and their list under it.
 *
 * @param startsMs beginning of each part of the curve, ascending, epoch ms; null while it is unknown
 * @param edgeMs end of the curve, exclusive
 * @param isShown as of `useNotes`
 */
export function useCurveNotes(
  startsMs: readonly number[] | null,
  edgeMs: number,
  isShown?: (kind: AnnotationKind) => boolean,
) {
  const { texts, untilMs, list } = useNotes(startsMs?.[0] ?? null, edgeMs, isShown);
  return { notes: notesOfBuckets(texts, startsMs ?? [], untilMs), list };
}
