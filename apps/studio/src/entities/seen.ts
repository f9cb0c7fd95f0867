/** Days on which an entity had events. Pure. */
import type { ReportRow } from '@sintonia/contracts';
import type { CivilDay } from '../period/civil-day.ts';

/** Days that are searched, today included. */
export const SEEN_DAYS = 90;

export interface Seen {
  /** Null where the first day that was searched has events: it may be older. */
  first: CivilDay | null;
  last: CivilDay;
}

/** @param rows of a query by day @param searched the first day of its period */
export function seenOf(rows: readonly Pick<ReportRow, 'dimensions' | 'metrics'>[], searched: CivilDay): Seen | null {
  const days = rows
    .filter(({ metrics }) => Object.values(metrics).some((value) => (value ?? 0) > 0))
    .map(({ dimensions }) => (dimensions.time ?? '').slice(0, 'yyyy-mm-dd'.length))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first: first === searched ? null : first, last };
}
