/** R-09. Rejected events: number in a period, and the latest with bytes and reason. */
import type { RejectedEvent, RejectReason } from '@sintonia/contracts';
import { insidePeriod } from './plan/rows-request.ts';
import type { Period } from './relations.ts';
import { type Sql, sql, text, wholeNumber } from './sql.ts';

export const rejectedCountQuery = (period: Period): Sql => sql`
  select count() as rejected from rejected final
  where ${insidePeriod(sql`received_at`, period)}`;

/** `day, protocol, reason, field, events` of the period, by days of the time zone. */
export const rejectedDaysQuery = (period: Period, timeZone: string): Sql => sql`
  select toString(toDate(received_at, ${text(timeZone)})) as day, protocol, reason, field, count() as events
  from rejected final where ${insidePeriod(sql`received_at`, period)}
  group by day, protocol, reason, field order by day, events desc, protocol, reason, field`;

/** `reason, count` of all that are stored, most frequent first. */
export const rejectedReasonsQuery = sql`
  select reason, count() as count from rejected final group by reason order by count desc, reason`;

/** The newest; `receivedAt` in epoch ms. @param reason of them; undefined for any */
export const rejectedEventsQuery = (limit: number, reason?: RejectReason): Sql => sql`
  select event_id as id, toUnixTimestamp64Milli(received_at) as receivedAt, protocol, reason, field, path, raw
  from rejected final
  ${reason === undefined ? sql`` : sql`where reason = ${text(reason)}`}
  order by received_at desc limit ${wholeNumber(limit)}`;

export type RejectedEventRow = Omit<RejectedEvent, 'receivedAt'> & { receivedAt: number };

export const toRejectedEvent = (row: RejectedEventRow): RejectedEvent => ({
  ...row,
  receivedAt: new Date(row.receivedAt).toISOString(),
});
