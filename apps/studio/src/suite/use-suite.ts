/**
 * Report suite in the address, and links to others. Figures of two suites mix only when «both» is chosen, and only on
 * screens whose reports can combine them.
 */
import { ReportSuites } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { createContext, use, useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SUITES } from '../api/addresses.ts';
import { get } from '../api/request.ts';

export const fetchSuites = (signal?: AbortSignal) => get(SUITES, ReportSuites, signal);

/** Available suites; null when the request failed. */
export const SuitesContext = createContext<ReportSuites | null>(null);

/** The server's own suite and the demonstration together; null without a demonstration. */
export const bothOf = (suites: ReportSuites | null): string | null =>
  suites?.demo ? `${suites.own},${suites.demo.suite}` : null;

/** Screens whose reports can combine two suites, by the first part of their path. */
const COMBINING_SCREENS = new Set(['resum', 'contingut', 'video-i-audio', 'anuncis', 'qualitat', 'explora']);

export function useSuite() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const suites = use(SuitesContext);
  /** Null when the address has none: the server then uses its default. */
  const shown = suites && suites.shown !== suites.own ? suites.shown : null;
  const both = bothOf(suites);
  const canCombine = COMBINING_SCREENS.has(pathname.split('/')[1] ?? '');
  const inAddress = search.get(SUITE_PARAMETER);
  /** Other screens show the real figures instead. */
  const named = (inAddress === both && !canCombine ? suites?.own : inAddress) ?? shown;
  const suite = named === suites?.own ? null : named;
  const addressOf = useCallback(
    (other: string) => {
      const params = new URLSearchParams(search);
      if (other === suites?.shown) params.delete(SUITE_PARAMETER);
      else params.set(SUITE_PARAMETER, other);
      return `?${params}`;
    },
    [search, suites],
  );
  /** Another screen, with the figures of the same suite. */
  const inSuite = (path: string, more: Readonly<Record<string, string>> = {}) => {
    const params = new URLSearchParams({ ...more, ...(inAddress !== null && { [SUITE_PARAMETER]: inAddress }) });
    return params.size === 0 ? path : `${path}?${params}`;
  };
  return { suite, suites, both: canCombine ? both : null, addressOf, inSuite };
}
