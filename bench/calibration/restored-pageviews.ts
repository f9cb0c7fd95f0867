import type { Figure } from './judge.ts';

/** Page views of one condition, by how they are counted. */
export interface RestoredPageviews {
  condition: string;
  /** That happened. */
  real: number;
  /** Counted with an identifier. */
  identified: number;
  /** Counted without one (C-07). */
  exempt: number;
}

/** What counting without an identifier restores, for each condition in which anybody is counted so. */
export function restoredPageviews(figures: readonly Figure[]): RestoredPageviews[] {
  const of = (condition: string, metric: string) =>
    figures.find((one) => one.condition === condition && one.metric === metric);
  return [...new Set(figures.map(({ condition }) => condition))]
    .map((condition) => ({
      condition,
      real: of(condition, 'pageviews')?.real ?? 0,
      identified: of(condition, 'identifiedPageviews')?.measured ?? 0,
      exempt: of(condition, 'exemptPageviews')?.measured ?? 0,
    }))
    .filter(({ exempt }) => exempt > 0);
}
