/** Presets as queries, and back. Pure. */
import { PRESETS, type Preset } from './presets.ts';
import type { QueryState } from './query-state.ts';

/** The initial query of a preset, or of metrics alone. */
export const initialQuery = ({
  metrics,
  dimensions = [],
  conditions = [],
}: Pick<QueryState, 'metrics'> & Partial<Pick<QueryState, 'dimensions' | 'conditions'>>): QueryState => ({
  metrics,
  dimensions,
  conditions,
  step: 'total',
  sort: null,
  search: '',
  isByTime: false,
});

/** The preset that a query started from, while its subject is unchanged. */
export const presetOf = ({ metrics, dimensions, conditions }: QueryState): Preset | undefined =>
  PRESETS.find((preset) =>
    [
      [preset.metrics, metrics],
      [preset.dimensions, dimensions],
      [preset.conditions, conditions],
    ].every(([theirs, ours]) => JSON.stringify(theirs) === JSON.stringify(ours)),
  );
