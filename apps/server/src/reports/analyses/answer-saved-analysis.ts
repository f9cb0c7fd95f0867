/** Figures of a saved analysis: over the last whole week, or four weeks of those who return. */
import { ok, type QueryProblem, type ReportBasis, type Result, type SavedAnalysis } from '@sintonia/contracts';
import type { Answering } from '../../query/answering.ts';
import type { Analysis, Cell, Scope } from './analysis.ts';
import { answerAnalysis, scopedBy } from './answer-analysis.ts';
import { FLOW } from './flow.ts';
import { FUNNEL } from './funnel.ts';
import { RETENTION } from './retention.ts';

interface Figures {
  period: { from: string; to: string };
  basis: Pick<ReportBasis, 'timeZone' | 'state'>;
  rows: readonly Readonly<Record<string, Cell>>[];
}

/** Rejects with `EventStoreError`. */
export function answerSavedAnalysis(
  saved: SavedAnalysis,
  answering: Answering,
): Promise<Result<Figures, QueryProblem[]>> {
  switch (saved.kind) {
    case 'funnel':
      return figuresOf(FUNNEL, { ...saved.query, period: 'lastWeek' }, answering);
    case 'flow':
      return figuresOf(FLOW, { ...saved.query, period: 'lastWeek' }, answering);
    case 'retention':
      return figuresOf(RETENTION, { ...saved.query, period: 'last28Days' }, answering);
  }
}

/**
 * What is wrong with an analysis, with paths in the request that saves it; empty for one that can be answered. Rejects
 * with `EventStoreError`.
 */
export async function checkSavedAnalysis(saved: SavedAnalysis, answering: Answering): Promise<QueryProblem[]> {
  const found = await scopeOfSaved(saved, answering);
  return found.ok ? [] : found.error.map((problem) => ({ ...problem, path: `analysis.query.${problem.path}` }));
}

function scopeOfSaved(saved: SavedAnalysis, answering: Answering): Promise<Result<unknown, QueryProblem[]>> {
  switch (saved.kind) {
    case 'funnel':
      return scopedBy(FUNNEL, saved.query, answering);
    case 'flow':
      return scopedBy(FLOW, saved.query, answering);
    case 'retention':
      return scopedBy(RETENTION, saved.query, answering);
  }
}

async function figuresOf<Q extends Scope, R extends { query: Q }, F extends object>(
  analysis: Analysis<Q, R, F>,
  query: Q,
  answering: Answering,
): Promise<Result<Figures, QueryProblem[]>> {
  const answer = await answerAnalysis(analysis, query, answering);
  if (!answer.ok) return answer;
  const { period, basis } = answer.value;
  return ok({ period, basis, rows: analysis.table(answer.value) });
}
