/** Figures of the last hour and of the same hour of the past, from the query model. */
import { LEAST_HISTORY_HOURS } from '@sintonia/contracts';
import type { Answering } from '../query/answer-report.ts';
import { type FigureQuery, type HourFigures, readHour, type SeenHours, withEvents } from './read-hour.ts';
import { type Hour, windowsAt } from './windows.ts';

export interface Read {
  now: HourFigures;
  /** Hours with any page view: before the first event of a suite there is no history. */
  past: HourFigures[];
  hour: Hour;
  /** The hour that a cause is compared with. */
  compared: Hour | null;
}

/** The same hour of past weeks; of past days while there are not enough weeks. */
export async function readFigures(answering: Answering, query: FigureQuery, seen: SeenHours): Promise<Read> {
  const windows = windowsAt(answering.nowMs, answering.timeZone);
  const now = await readHour(answering, query, windows.now);
  let known = await withEvents(answering, query.suite, windows.weeks, seen);
  if (known.length < LEAST_HISTORY_HOURS) known = await withEvents(answering, query.suite, windows.days, seen);
  const past: HourFigures[] = [];
  for (const hour of known) past.push(await readHour(answering, query, hour));
  return { now, past, hour: windows.now, compared: known[0] ?? null };
}
