/** Report suite in the address, and links to others. Figures of different suites never mix. */
import { ReportSuites } from '@sintonia/contracts';
import { createContext, use, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { get } from '../api/request.ts';

export const fetchSuites = (signal?: AbortSignal) => get('/api/reports/suites', ReportSuites, signal);

/** Available suites; null when the request failed. */
export const SuitesContext = createContext<ReportSuites | null>(null);

export function useSuite() {
  const [search] = useSearchParams();
  const suites = use(SuitesContext);
  /** Null when the address has none: the server then uses its default. */
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
