/** Figures of the last hour and of the same hour of the past, from the query model. */
import { MIN_HISTORY_HOURS } from '@sintonia/contracts';
import type { Answering } from '../query/answering.ts';
import { type FigureQuery, type HourFigures, type KnownHours, readHour, readHours } from './read-hour.ts';
import { type Hour, windowsAt } from './windows.ts';

export interface Read {
  now: HourFigures;
  /** Hours with any page view: before the first event of a suite there is no history. */
  past: HourFigures[];
  pastHours: Hour[];
  hour: Hour;
  /** The hour with which a cause is compared. */
  compared: Hour | null;
}

/** The same hour of past weeks, or of past days until there are enough weeks. */
export async function readFigures(answering: Answering, query: FigureQuery, knownHours: KnownHours): Promise<Read> {
  const windows = windowsAt(answering.nowMs, answering.timeZone);
  const now = await readHour(answering, query, windows.now);
  let past = await readHours(answering, query, windows.weeks, knownHours);
  if (past.length < MIN_HISTORY_HOURS) past = await readHours(answering, query, windows.days, knownHours);
  const pastHours = past.map(({ hour }) => hour);
  const figures = past.map((one) => one.figures);
  return { now, past: figures, pastHours, hour: windows.now, compared: pastHours[0] ?? null };
}
