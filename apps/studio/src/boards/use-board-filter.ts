import type { ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { type To, useNavigate, useSearchParams } from 'react-router';
import { goTogether } from '../query/catalogue.ts';
import type { Preset } from '../query/presets.ts';
import { type Condition, filterAddress, parseQueryState, type QueryState, queryAddress } from '../query/query-state.ts';
import { ownFilter } from './own-filter.ts';

/** Filters of the address, for every figure of a board. */
export function useBoardFilter(catalogue: ReportCatalogue) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const written = search.getAll('filtre').join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of these parameters gives other filters
  const conditions = useMemo(() => parseQueryState(search).conditions, [written]);
  const fits = useCallback(
    (key: string) => {
      const metric = catalogue.metrics.find((entry) => entry.key === key);
      return conditions.every(({ dimension }) => {
        const entry = catalogue.dimensions.find((other) => other.key === dimension);
        return !metric || !entry || goTogether(entry, metric);
      });
    },
    [catalogue, conditions],
  );
  const exploreAddress = useCallback(
    (queryState: QueryState): To => ({ pathname: '/explora', search: queryAddress(search, queryState) }),
    [search],
  );
  /** Of a query that a row of a preset opens: a filter stays on the board, another query is for «Explora». */
  const addressAfter = (next: QueryState, before: QueryState, preset: Preset): To => {
    const own = ownFilter(next, before, preset.conditions);
    return own ? { search: filterAddress(search, own) } : exploreAddress(next);
  };
  const choose = (next: readonly Condition[]) => navigate(filterAddress(search, next), { preventScrollReset: true });
  return { conditions, fits, exploreAddress, addressAfter, choose };
}
