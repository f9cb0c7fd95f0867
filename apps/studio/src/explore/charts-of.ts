/** Charts of a query, by what it contains. Pure. */
import type { QueryState } from '../query/query-state.ts';

/** None, curve of the totals, curves of the largest rows, bars of the rows. As addresses state them. */
export type ChartKind = 'cap' | 'totals' | 'files' | 'barres';

export const CHART_KINDS: readonly ChartKind[] = ['cap', 'totals', 'files', 'barres'];

/** The first is shown unless another is chosen. Curves need a step of time, and rows a dimension. */
export function chartsOf({ step, dimensions }: Pick<QueryState, 'step' | 'dimensions'>): ChartKind[] {
  const hasRows = dimensions.length > 0;
  if (step === 'total') return hasRows ? ['cap', 'barres'] : [];
  return hasRows ? ['totals', 'files', 'barres'] : ['totals'];
}
