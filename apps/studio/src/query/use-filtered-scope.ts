import { useMemo } from 'react';
import { filterOf } from './query-filter.ts';
import type { ReportScope } from './report-request.ts';
import { useConditions } from './use-conditions.ts';
import { useScope } from './use-scope.ts';

/** Scope and filters of the address, for screens whose queries have no conditions of their own. Stable, as `useScope`. */
export function useFilteredScope(): ReportScope {
  const scope = useScope();
  const { conditions } = useConditions();
  return useMemo(() => {
    const filter = filterOf({ conditions });
    return filter ? { ...scope, filter } : scope;
  }, [scope, conditions]);
}
