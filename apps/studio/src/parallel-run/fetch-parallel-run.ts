/** Requests about a parallel run (S-08). */
import { DAY_MS, ParallelFiguresTaken, ParallelRunReport } from '@sintonia/contracts';
import { type Answered, get, send } from '../api/request.ts';
import { dayOf } from '../period/civil-day.ts';
import { type PeriodChoice, spanOf } from '../period/period.ts';

/** Half a day later it is the seventh day at any change of the clocks. */
const FIRST_WEEK_MS = 6.5 * DAY_MS;

/**
 * @param suite null for the server's own
 * @param isFirstWeek only the first seven days of the period, a fraction of its events
 */
export function fetchParallelRun(
  choice: PeriodChoice,
  timeZone: string,
  suite: string | null,
  signal: AbortSignal,
  isFirstWeek = false,
): Answered<ParallelRunReport> {
  const { from, edge } = spanOf(choice, new Date(), timeZone);
  const lastMs = Math.min(edge.getTime() - 1, isFirstWeek ? from.getTime() + FIRST_WEEK_MS : Number.POSITIVE_INFINITY);
  const days = { from: dayOf(from, timeZone), to: dayOf(new Date(lastMs), timeZone) };
  const query = new URLSearchParams({ ...days, ...(suite !== null && { suite }) });
  return get(`/api/parallel-run?${query}`, ParallelRunReport, signal);
}

export const importFigures = (csv: string, suite: string | null): Answered<ParallelFiguresTaken> =>
  send('PUT', '/api/parallel-run/figures', { csv, ...(suite !== null && { suite }) }, ParallelFiguresTaken);
