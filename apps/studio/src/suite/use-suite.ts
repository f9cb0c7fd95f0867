/** Report suite of the address, and addresses of others: figures of different suites never mix. */
import { ReportSuites } from '@sintonia/contracts';
import { createContext, use, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { get } from '../api/request.ts';

export const fetchSuites = (signal?: AbortSignal) => get('/api/reports/suites', ReportSuites, signal);

/** Available suites; null when the server could not tell. */
export const SuitesContext = createContext<ReportSuites | null>(null);

export function useSuite() {
  const [search] = useSearchParams();
  const suites = use(SuitesContext);
  /** Null for the server's own. When the address names none, the server chooses. */
  const shown = suites && suites.shown !== suites.own ? suites.shown : null;
  const named = search.get('conjunt') ?? shown;
  const asked = named === suites?.own ? null : named;
  const addressOf = useCallback(
    (suite: string) => {
      const params = new URLSearchParams(search);
      if (suite === suites?.shown) params.delete('conjunt');
      else params.set('conjunt', suite);
      return `?${params}`;
    },
    [search, suites],
  );
  return { asked, suites, addressOf };
}
