import type { QueryProblem, ReportBasis, Result, SavedAnalysis } from '@sintonia/contracts';
import type { Answering } from '../query/answering.ts';

/** An answered analysis as a table. */
export interface AnalysisFigures {
  period: { from: string; to: string };
  basis: Pick<ReportBasis, 'timeZone' | 'state'>;
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** What is wrong with an analysis that is to be saved; empty for one that can be answered. Rejects with `EventStoreError`. */
export type CheckSavedAnalysis = (saved: SavedAnalysis, answering: Answering) => Promise<QueryProblem[]>;

/** Counts a saved analysis for its mail, whatever period it was saved with. Rejects with `EventStoreError`. */
export type AnswerSavedAnalysis = (
  saved: SavedAnalysis,
  answering: Answering,
) => Promise<Result<AnalysisFigures, QueryProblem[]>>;
