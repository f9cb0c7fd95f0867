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

/**
 * Address of an analysis. Retention compares weeks: without a chosen period it begins with four of them.
 *
 * @param search of the present address: what the bar says stays
 */
export function analysisAddress(kind: AnalysisKind, search: string): { pathname: string; search: string } {
  const params = new URLSearchParams(search);
  if (kind === 'retention' && !params.has('periode')) params.set('periode', '28d');
  return { pathname: ANALYSIS_PATHS[kind], search: params.size === 0 ? '' : `?${params}` };
}
