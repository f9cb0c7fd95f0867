import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ChosenSegment, chosenAddress, parseChosen, segmentsOf } from './chosen-segments.ts';

/** Segments in the address, and links to others. `segments` keeps its identity while the address has the same. */
export function useSegments() {
  const [search] = useSearchParams();
  const inAddress = search.getAll('segment').join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of these parameters gives other segments
  const chosen = useMemo(() => parseChosen(search), [inAddress]);
  const segments = useMemo(() => segmentsOf(chosen), [chosen]);
  const addressOf = useCallback((next: readonly ChosenSegment[]) => chosenAddress(search, next), [search]);
  return { chosen, segments, addressOf };
}
