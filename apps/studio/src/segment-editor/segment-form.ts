/** Segments as the form shows them ↔ segments of a query. Pure. */
import { CONDITION_RELATIONS, type QuerySegment } from '@sintonia/contracts';
import { type ConditionsForm, EMPTY_CONDITIONS, fromFilter, toFilter } from './condition-form.ts';

export interface SegmentForm {
  level: QuerySegment['level'];
  isExcluded: boolean;
  where: ConditionsForm;
}

export const LEVELS: readonly SegmentForm['level'][] = ['hit', 'visit', 'visitor', 'playback'];
export const EMPTY_SEGMENT: SegmentForm = { level: 'visit', isExcluded: false, where: EMPTY_CONDITIONS };

/** Whether a dimension can be a condition of a segment beside the others. @param others their relations */
export function isOfLevel(
  level: SegmentForm['level'],
  relations: readonly string[],
  others: readonly (readonly string[])[],
): boolean {
  return CONDITION_RELATIONS[level].some((relation) => [relations, ...others].every((of) => of.includes(relation)));
}

/** Null while a condition is incomplete. */
export function toSegments(forms: readonly SegmentForm[]): QuerySegment[] | null {
  const segments = forms.map(({ level, isExcluded, where }) => {
    const filter = toFilter(where);
    return filter && { level, isExcluded, where: filter };
  });
  return segments.length === 0 || segments.includes(null) ? null : segments.filter((one) => one !== null);
}

/** Null for segments that the form cannot show. */
export function fromSegments(segments: readonly QuerySegment[]): SegmentForm[] | null {
  const forms = segments.map(({ level, isExcluded, where }) => {
    const form = fromFilter(where);
    return form && { level, isExcluded, where: form };
  });
  return forms.includes(null) ? null : forms.filter((one) => one !== null);
}
