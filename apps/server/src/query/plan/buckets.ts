/** Granularity of an answer: the time bucket of a row. */
import type { Granularity } from '@sintonia/contracts';
import { type Sql, sql } from '../sql.ts';

/** Text that sorts chronologically: an instant in UTC for minutes and hours, else the first day. Over `at`. */
export function bucketOf(granularity: Granularity, zone: Sql, at: Sql = sql`at`): Sql {
  switch (granularity) {
    case 'minute':
      return instantText(sql`toStartOfMinute(${at})`);
    case 'hour':
      return instantText(sql`toStartOfHour(${at})`);
    case 'day':
      return sql`toString(toDate(${at}, ${zone}))`;
    case 'week':
      return sql`toString(toMonday(toDate(${at}, ${zone})))`;
    case 'month':
      return sql`toString(toStartOfMonth(toDate(${at}, ${zone})))`;
    case 'total':
      return sql`''`;
  }
}

const instantText = (at: Sql): Sql => sql`formatDateTime(${at}, '%Y-%m-%dT%H:%i:00Z', 'UTC')`;

/** Whether midnight is a whole hour in every season. */
export function isOfWholeHours(timeZone: string): boolean {
  return [0, 6].every((month) => {
    const atMs = Date.UTC(2026, month, 1);
    const minute = new Intl.DateTimeFormat('en-GB', { timeZone, minute: '2-digit' }).format(atMs);
    return Number(minute) === 0;
  });
}
