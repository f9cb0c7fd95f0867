/** Rejected events: number in a period, and the latest with bytes and reason. */
import type { RejectedEvent } from '@sintonia/contracts';
import type { Period } from './relations.ts';
import { instant, type Sql, sql, text, wholeNumber } from './sql.ts';

export const rejectedCountQuery = ({ fromMs, toMs }: Period): Sql => sql`
  select count() as rejected from rejected final
  where received_at >= ${instant(fromMs)} and received_at < ${instant(toMs)}`;

/** `day, protocol, reason, field, events` of the period, by days of the time zone. */
export const rejectedDaysQuery = ({ fromMs, toMs }: Period, timeZone: string): Sql => sql`
  select toString(toDate(received_at, ${text(timeZone)})) as day, protocol, reason, field, count() as events
  from rejected final where received_at >= ${instant(fromMs)} and received_at < ${instant(toMs)}
  group by day, protocol, reason, field order by day, events desc, protocol, reason, field`;

/** `receivedAt` in epoch ms. */
export const rejectedEventsQuery = (limit: number): Sql => sql`
  select event_id as id, toUnixTimestamp64Milli(received_at) as receivedAt, protocol, reason, field, path, raw
  from rejected final order by received_at desc limit ${wholeNumber(limit)}`;

export type RejectedEventRow = Omit<RejectedEvent, 'receivedAt'> & { receivedAt: number };

export const toRejectedEvent = (row: RejectedEventRow): RejectedEvent => ({
  ...row,
  receivedAt: new Date(row.receivedAt).toISOString(),
});
