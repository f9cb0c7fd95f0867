import type { ParallelFigure } from '@sintonia/contracts';

/** Unexplained difference; null while the other figure is unknown. */
export const unexplained = ({ theirs, expected }: ParallelFigure): number | null =>
  theirs === null ? null : theirs - expected;
