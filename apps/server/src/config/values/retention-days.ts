/** Retention of events in days, by table. */
import type { EventTable } from '../../stores/events/event-rows.ts';

export type DaysByTable = Readonly<Record<EventTable, number>>;

/**
 * 760 days are 25 months: they allow comparison with the same month of the previous year, and are the maximum for
 * audience measurement without consent. Rejected events are needed only until they are fixed.
 */
export const DEFAULT_RETENTION: DaysByTable = { hits: 760, playback: 760, rejected: 90 };

const MAX_DAYS = 36_500;

/** Parses `hits=400,rejected=30`; omitted tables have the default. Null if invalid. */
export function parseRetention(list: string): DaysByTable | null {
  const days: Record<EventTable, number> = { ...DEFAULT_RETENTION };
  for (const entry of list.split(',')) {
    const [, table, count] = /^\s*(\w+)\s*=\s*(\d{1,5})\s*$/.exec(entry) ?? [];
    if (table === undefined || !isTable(table) || Number(count) < 1 || Number(count) > MAX_DAYS) return null;
    days[table] = Number(count);
  }
  return days;
}

const isTable = (name: string): name is EventTable => Object.hasOwn(DEFAULT_RETENTION, name);
