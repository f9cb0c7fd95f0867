/** The report suite of the address, and the addresses of others: figures of one never mix with another's. */
import { ReportSuites } from '@sintonia/contracts';
import { createContext, use, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { get } from '../api/request.ts';

export const fetchSuites = (signal?: AbortSignal) => get('/api/reports/suites', ReportSuites, signal);

/** What there is to choose from; null where the server could not say. */
export const SuitesContext = createContext<ReportSuites | null>(null);

export function useSuite() {
  const [search] = useSearchParams();
  const suites = use(SuitesContext);
  /** Null asks for the server's own. Where the address names none, the server says which one is shown. */
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
