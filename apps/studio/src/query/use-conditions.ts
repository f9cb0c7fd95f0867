import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Condition, filterAddress, parseQueryState } from './query-state.ts';

/** Filters of the address, the same object until one of them changes; and a way to others on the same screen. */
export function useConditions() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const written = search.getAll('filtre').join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of these parameters gives other filters
  const conditions = useMemo(() => parseQueryState(search).conditions, [written]);
  const choose = (next: readonly Condition[]) => navigate(filterAddress(search, next), { preventScrollReset: true });
  return { conditions, choose };
}
