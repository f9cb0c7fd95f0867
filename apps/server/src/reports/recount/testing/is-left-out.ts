/** For tests: events that no figure counts, implemented independently with the numbers of docs/decisions/0031. */
import type { EventBasics } from '../../../stores/events/event-rows.ts';

export type Judged = Pick<EventBasics, 'is_robot' | 'request_visitors' | 'request_sessions' | 'source_arrivals'>;

export function isLeftOut(row: Judged): boolean {
  if (row.is_robot) return true;
  if (row.request_visitors >= 4 || row.request_sessions >= 51) return true;
  return row.source_arrivals >= 101;
}
