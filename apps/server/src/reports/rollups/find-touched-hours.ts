/** Looks at what arrived since the last time and writes down which hours it changed. */
import type { EventStore } from '../../stores/events/event-store.ts';
import { cellOf, KINDS, type Kind } from './rollup-kinds.ts';

const SINCE = "fromUnixTimestamp64Milli({sinceMs:Int64}, 'UTC')";
const NOW = "fromUnixTimestamp64Milli({nowMs:Int64}, 'UTC')";

const arrived = (kind: Kind): string => `
  select cell_suite, cell_hour, max(inserted_at) as at
  from (select ${cellOf(kind)}, inserted_at from ${kind} where inserted_at >= ${SINCE}) group by cell_suite, cell_hour`;

/**
 * A repeat may be dated to another hour than the row before it, and of both the one received first counts: then that other
 * hour has changed too. Looked up by the sorting key, for what is new alone.
 */
const repeated = (kind: Kind): string => `
  select distinct ${cellOf(kind)}, ${NOW} as at from ${kind}
  where inserted_at < ${SINCE} and (toStartOfHour(sent_at), event_id) in (
    select toStartOfHour(sent_at), event_id from ${kind} where inserted_at >= ${SINCE}
  )`;

/** @param nowMs the engine's clock, read before. @param settleMs how long an insert may take to be seen */
export async function findTouchedHours(
  events: Pick<EventStore, 'query' | 'change'>,
  nowMs: number,
  settleMs: number,
): Promise<void> {
  for (const kind of KINDS) {
    const [last] = await events.query<{ ms: number }>(
      'select toUnixTimestamp64Milli(max(scanned_at)) as ms from rollup_scans where kind = {kind:String}',
      { kind },
    );
    const sinceMs = Math.max((last?.ms ?? 0) - settleMs, 0);
    const hours = sinceMs === 0 ? arrived(kind) : `${arrived(kind)} union all ${repeated(kind)}`;
    await events.change(
      `insert into rollup_touches (kind, suite, hour, touched_at) select '${kind}', cell_suite, cell_hour, at from (${hours})`,
      { sinceMs, nowMs },
    );
    await events.change(`insert into rollup_scans (kind, scanned_at) values ({kind:String}, ${NOW})`, { kind, nowMs });
  }
}
