/** Presets as questions, and back. Pure. */
import { PRESETS, type Preset } from './presets.ts';
import type { Question } from './question.ts';

/** The initial query of a preset, or of metrics alone. */
export const questionOf = ({
  metrics,
  dimensions = [],
  conditions = [],
}: Pick<Question, 'metrics'> & Partial<Pick<Question, 'dimensions' | 'conditions'>>): Question => ({
  metrics,
  dimensions,
  conditions,
  step: 'total',
  sort: null,
  search: '',
  isByTime: false,
});

/** The preset that a query started from, while its subject is unchanged. */
export const presetOf = ({ metrics, dimensions, conditions }: Question): Preset | undefined =>
  PRESETS.find((preset) =>
    [
      [preset.metrics, metrics],
      [preset.dimensions, dimensions],
      [preset.conditions, conditions],
    ].every(([theirs, ours]) => JSON.stringify(theirs) === JSON.stringify(ours)),
  );
