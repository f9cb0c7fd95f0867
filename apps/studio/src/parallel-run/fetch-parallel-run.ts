/** Requests about a parallel run (S-08). */
import { ok, ParallelFiguresTaken, ParallelRunReport } from '@sintonia/contracts';
import { type Answered, get, send } from '../api/request.ts';
import { addDays, type CivilDay, countDays, dayOf } from '../period/civil-day.ts';
import { type PeriodChoice, spanOf } from '../period/period.ts';

interface RunDays {
  choice: PeriodChoice;
  timeZone: string;
  /** Null for the server's own. */
  suite: string | null;
}

function fetchDays(from: CivilDay, to: CivilDay, suite: RunDays['suite'], signal: AbortSignal) {
  const query = new URLSearchParams({ from, to, ...(suite !== null && { suite }) });
  return get(`/api/parallel-run?${query}`, ParallelRunReport, signal);
}

/** The first seven days of the period, or all of a shorter one. */
export function fetchFirstWeek(run: RunDays, signal: AbortSignal): Answered<ParallelRunReport> {
  const { first, last } = daysOf(run);
  return fetchDays(first, countDays(first, last) > 7 ? addDays(first, 6) : last, run.suite, signal);
}

/** The report with the days that follow its last one. A day is counted by itself. */
export async function withLaterDays(
  begun: ParallelRunReport,
  run: RunDays,
  signal: AbortSignal,
): Answered<ParallelRunReport> {
  const { first, last } = daysOf(run);
  const next = addDays(begun.days.at(-1)?.day ?? addDays(first, -1), 1);
  if (next > last) return ok(begun);
  const later = await fetchDays(next, last, run.suite, signal);
  return later.ok ? ok({ ...later.value, days: [...begun.days, ...later.value.days] }) : later;
}

function daysOf({ choice, timeZone }: RunDays): { first: CivilDay; last: CivilDay } {
  const { from, edge } = spanOf(choice, new Date(), timeZone);
  return { first: dayOf(from, timeZone), last: dayOf(new Date(edge.getTime() - 1), timeZone) };
}

export const importFigures = (csv: string, suite: string | null): Answered<ParallelFiguresTaken> =>
  send('PUT', '/api/parallel-run/figures', { csv, ...(suite !== null && { suite }) }, ParallelFiguresTaken);
