import type { Annotation, AnnotationKind } from '@sintonia/contracts';
import { Annotations } from './Annotations.tsx';
import { annotationText, useAnnotationWords } from './annotation-words.ts';
import { notesOfBuckets } from './notes-of-buckets.ts';
import { useAnnotations } from './use-annotations.ts';

/**
 * Annotations of a curve over time: the marks on it, and their list under it.
 *
 * @param startsMs beginning of each part of the curve, ascending, epoch ms; null while it is unknown
 * @param edgeMs end of the curve, exclusive
 * @param isShown without the kinds that the curve shows by other means
 */
export function useCurveNotes(
  startsMs: readonly number[] | null,
  edgeMs: number,
  isShown: (kind: AnnotationKind) => boolean = () => true,
) {
  const words = useAnnotationWords();
  const [first] = startsMs ?? [];
  const isKnown = first !== undefined;
  const { annotations: all, again } = useAnnotations(
    isKnown ? new Date(first).toISOString() : null,
    isKnown ? new Date(edgeMs).toISOString() : null,
  );
  const untilMs = Math.min(edgeMs, Date.now());
  const isFuture = ({ kind, at }: Annotation) => kind === 'broadcast' && Date.parse(at) > untilMs;
  const annotations = all.filter((one) => isShown(one.kind) && !isFuture(one));
  const texts = annotations.map((one) => ({ at: one.at, text: annotationText(one, words) }));
  return {
    notes: notesOfBuckets(texts, startsMs ?? [], untilMs),
    list: <Annotations annotations={annotations} onChanged={again} />,
  };
}
