/** Rejected events: number in a period, and the latest with bytes and reason. */
import type { RejectedEvent } from '@sintonia/contracts';
import type { Period } from './relations.ts';
import { instant, type Sql, sql, wholeNumber } from './sql.ts';

export const rejectedCountQuery = ({ fromMs, toMs }: Period): Sql => sql`
  select count() as rejected from rejected final
  where received_at >= ${instant(fromMs)} and received_at < ${instant(toMs)}`;

/** `receivedAt` in epoch ms. */
export const rejectedEventsQuery = (limit: number): Sql => sql`
  select event_id as id, toUnixTimestamp64Milli(received_at) as receivedAt, protocol, reason, field, path, raw
  from rejected final order by received_at desc limit ${wholeNumber(limit)}`;

export type RejectedEventRow = Omit<RejectedEvent, 'receivedAt'> & { receivedAt: number };

export const toRejectedEvent = (row: RejectedEventRow): RejectedEvent => ({
  ...row,
  receivedAt: new Date(row.receivedAt).toISOString(),
});
