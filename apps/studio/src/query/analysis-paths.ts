/** Analyses in «Explora» and the path of each. */
export const ANALYSIS_PATHS = {
  table: '/explora',
  funnel: '/explora/embut',
  flow: '/explora/recorregut',
  retention: '/explora/retencio',
  along: '/explora/al-llarg',
  after: '/explora/despres',
} as const;

export type AnalysisKind = keyof typeof ANALYSIS_PATHS;

/** Parameters of an analysis. Retention compares weeks: without a chosen period it begins with four of them. */
export function withOwnPeriod(kind: AnalysisKind, search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  if (kind === 'retention' && !params.has('periode')) params.set('periode', '28d');
  return params;
}

/** Where an address typed without the analysis's own period leads; null for an address that may stay. */
export function completeAddress(kind: AnalysisKind, url: string): string | null {
  const { searchParams } = new URL(url);
  const { pathname, search } = analysisAddress(kind, `${searchParams}`);
  return withOwnPeriod(kind, searchParams).size === searchParams.size ? null : `${pathname}${search}`;
}

/**
 * Address of an analysis, with its own period unless one is chosen.
 *
 * @param search of the present address: what the bar says stays
 */
export function analysisAddress(kind: AnalysisKind, search: string): { pathname: string; search: string } {
  const params = withOwnPeriod(kind, new URLSearchParams(search));
  return { pathname: ANALYSIS_PATHS[kind], search: params.size === 0 ? '' : `?${params}` };
}
