/** Counts rejected events by protocol and reason, most frequent first. */
import type { RejectReason } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { Protocol } from '../../stores/events/protocols.ts';

export interface RejectionCount {
  protocol: Protocol;
  reason: RejectReason;
  count: number;
  /** ISO 8601 in UTC. */
  latest: string;
}

const QUERY = `
  SELECT protocol, reason, count() AS count, toUnixTimestamp64Milli(max(received_at)) AS latestMs
  FROM rejected FINAL WHERE received_at >= fromUnixTimestamp64Milli({sinceMs:Int64}, 'UTC')
  GROUP BY protocol, reason ORDER BY count DESC, protocol, reason`;

/** @param sinceMs earliest time of receipt, epoch ms */
export async function countRejections(events: Pick<EventStore, 'query'>, sinceMs: number): Promise<RejectionCount[]> {
  const rows = await events.query<Omit<RejectionCount, 'latest'> & { latestMs: number }>(QUERY, { sinceMs });
  return rows.map(({ latestMs, ...row }) => ({ ...row, latest: new Date(latestMs).toISOString() }));
}
