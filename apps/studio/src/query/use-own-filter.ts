import type { ReportCatalogue } from '@sintonia/contracts';
import { useCallback } from 'react';
import { type To, useSearchParams } from 'react-router';
import { goTogether } from './catalogue.ts';
import { ownFilter } from './own-filter.ts';
import { type Condition, filterAddress, type QueryState } from './query-state.ts';
import { useConditions } from './use-conditions.ts';

/**
 * Filters of the address, for every figure of a screen.
 *
 * @param exploreAddress of a query that is no filter of this screen
 */
export function useOwnFilter(catalogue: ReportCatalogue, exploreAddress: (queryState: QueryState) => To) {
  const [search] = useSearchParams();
  const { conditions, choose } = useConditions();
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
  /** Of a query that a row of a table opens: a filter stays on the screen, another query is for «Explora». */
  const addressAfter = (next: QueryState, before: QueryState, ofTable: readonly Condition[]): To => {
    const own = ownFilter(next, before, ofTable);
    return own ? { search: filterAddress(search, own) } : exploreAddress(next);
  };
  return { conditions, fits, addressAfter, choose };
}
