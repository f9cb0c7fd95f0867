/** Inserts rows by table; a row that the engine refuses is stored as rejected instead of blocking its batch. */
import { EMPTY_REJECTED, type EventRow, type EventTable, type EventTables } from '../events/event-rows.ts';
import { type EventStore, EventStoreError } from '../events/event-store.ts';
import type { Protocol } from '../events/protocols.ts';

type Inserts = Pick<EventStore, 'insert'>;

/** Rows have parsed user agent columns, not its text; an empty one would be classified as a robot. */
const NOT_STORED = 'Mozilla/5.0 (not kept)';

/** Called for each row stored as rejected. */
type OnSetAside = (protocol: Protocol) => void;

/** Stores rows of any tables. Returns the tables that failed, with the cause. Never throws. */
export async function storeRows(
  events: Inserts,
  rows: readonly EventRow[],
  onSetAside: OnSetAside,
): Promise<Map<EventTable, string>> {
  const failed = new Map<EventTable, string>();
  for (const table of ['rejected', 'hits', 'playback'] as const) {
    const ofTable = rows.filter((entry) => entry.table === table).map((entry) => entry.row);
    try {
      await insertAllThatFit(events, table, ofTable as EventTables[typeof table][], onSetAside); // cast: filtered by table above
    } catch (error) {
      failed.set(table, error instanceof Error ? error.message : String(error));
    }
  }
  return failed;
}

/**
 * An invalid row makes the engine refuse the whole insert, so a refused insert is bisected down to that row. Rejects
 * with `EventStoreError` if the store is unavailable.
 */
export async function insertAllThatFit<T extends EventTable>(
  events: Inserts,
  table: T,
  rows: readonly EventTables[T][],
  onSetAside: OnSetAside,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await events.insert(table, rows);
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.kind !== 'insert') throw error;
    if (rows.length === 1) {
      const [row] = rows;
      if (row === undefined) return;
      const protocol = 'protocol' in row ? row.protocol : table === 'playback' ? 'heartbeat' : 'analytics';
      await setAside(events, protocol, row);
      return onSetAside(protocol);
    }
    const half = rows.length >> 1;
    await insertAllThatFit(events, table, rows.slice(0, half), onSetAside);
    await insertAllThatFit(events, table, rows.slice(half), onSetAside);
  }
}

/** Only values that any engine accepts: texts, and our own time of arrival. */
async function setAside(events: Inserts, protocol: Protocol, row: EventTables[EventTable]): Promise<void> {
  const { event_id, received_at, raw, address, request_visitors, request_sessions, source_arrivals, claimed_ahead_s } =
    row;
  const forgerySignals = { request_visitors, request_sessions, source_arrivals, claimed_ahead_s };
  const [path = ''] = raw.split('?', 1);
  const user_agent = 'is_robot' in row && row.is_robot ? '' : NOT_STORED;
  await events.insert('rejected', [
    {
      ...EMPTY_REJECTED,
      event_id,
      received_at,
      path,
      raw,
      address,
      user_agent,
      protocol,
      reason: 'unstorable',
      ...forgerySignals,
    },
  ]);
}
