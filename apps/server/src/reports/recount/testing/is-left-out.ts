/** For tests: why no figure counts an event, implemented independently with the numbers of docs/decisions/0031. */
import type { EventBasics } from '../../../stores/events/event-rows.ts';

export type Judged = Pick<
  EventBasics,
  'is_robot' | 'is_staff' | 'request_visitors' | 'request_sessions' | 'source_arrivals' | 'claimed_ahead_s'
>;

export function reasonLeftOut(row: Judged): 'robot' | 'staff' | 'request' | 'source' | 'time' | null {
  if (row.is_robot) return 'robot';
  if (row.is_staff) return 'staff';
  if (row.request_visitors >= 4 || row.request_sessions >= 51) return 'request';
  if (row.source_arrivals >= 101) return 'source';
  return row.claimed_ahead_s >= 901 ? 'time' : null;
}

export const isLeftOut = (row: Judged): boolean => reasonLeftOut(row) !== null;
