/** Requests about a parallel run (S-08). */
import { ParallelFiguresTaken, ParallelRunReport } from '@sintonia/contracts';
import { type Answered, get, send } from '../api/request.ts';
import { dayOf } from '../period/civil-day.ts';
import { type PeriodChoice, spanOf } from '../period/period.ts';

/** @param suite null for the server's own */
export function fetchParallelRun(
  choice: PeriodChoice,
  timeZone: string,
  suite: string | null,
  signal?: AbortSignal,
): Answered<ParallelRunReport> {
  const { from, edge } = spanOf(choice, new Date(), timeZone);
  const days = { from: dayOf(from, timeZone), to: dayOf(new Date(edge.getTime() - 1), timeZone) };
  const query = new URLSearchParams({ ...days, ...(suite !== null && { suite }) });
  return get(`/api/parallel-run?${query}`, ParallelRunReport, signal);
}

export const importFigures = (csv: string, suite: string | null): Answered<ParallelFiguresTaken> =>
  send('PUT', '/api/parallel-run/figures', { csv, ...(suite !== null && { suite }) }, ParallelFiguresTaken);
