import type { ParallelFigure } from '@sintonia/contracts';

/** What none of the steps says; null while the other figure is not known. */
export const unexplained = ({ theirs, expected }: ParallelFigure): number | null =>
  theirs === null ? null : theirs - expected;
