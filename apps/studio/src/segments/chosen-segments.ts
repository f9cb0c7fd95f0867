/** Segments in the address: each with its name and its definition, so that a link shows the same figures to anybody. Pure. */
import type { QuerySegment, SavedSegmentRequest } from '@sintonia/contracts';

/** Parameter that `SHARED` in `links/shared-parameters.ts` lists. */
const NAME = 'segment';

/** A name and segments that must all hold. */
export type ChosenSegment = SavedSegmentRequest;

/** Malformed values are ignored; the server validates the conditions. */
export function parseChosen(search: URLSearchParams): ChosenSegment[] {
  return search.getAll(NAME).flatMap((text) => {
    const chosen = parsed(text);
    return isChosen(chosen) ? [{ name: chosen.name, segments: chosen.segments }] : [];
  });
}

export function chosenAddress(before: URLSearchParams, chosen: readonly ChosenSegment[]): string {
  const params = new URLSearchParams(before);
  params.delete(NAME);
  for (const { name, segments } of chosen) params.append(NAME, JSON.stringify({ name, segments }));
  return `?${params}`;
}

/** All of them must hold. */
export const segmentsOf = (chosen: readonly ChosenSegment[]): QuerySegment[] =>
  chosen.flatMap(({ segments }) => segments);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isChosen(value: unknown): value is ChosenSegment {
  if (typeof value !== 'object' || value === null) return false;
  const { name, segments } = value as Record<string, unknown>; // cast: an object
  return typeof name === 'string' && Array.isArray(segments) && segments.length > 0;
}
