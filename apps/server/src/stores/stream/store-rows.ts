/** One insert a table; a row the engine cannot take is set aside as rejected instead of holding up its group. */
import { EMPTY_REJECTED, type EventRow, type EventTable, type EventTables } from '../events/event-rows.ts';
import { type EventStore, EventStoreError } from '../events/event-store.ts';

type Inserts = Pick<EventStore, 'insert'>;

/** Stores rows of any tables. Gives the tables that could not be written, with the cause. Never throws. */
export async function storeRows(events: Inserts, rows: readonly EventRow[]): Promise<Map<EventTable, string>> {
  const failed = new Map<EventTable, string>();
  for (const table of ['rejected', 'hits', 'playback'] as const) {
    const ofTable = rows.filter((entry) => entry.table === table).map((entry) => entry.row);
    try {
      await insertAllThatFit(events, table, ofTable as EventTables[typeof table][]); // cast: filtered by table above
    } catch (error) {
      failed.set(table, error instanceof Error ? error.message : String(error));
    }
  }
  return failed;
}

/** One bad row makes the engine refuse the whole insert, so a refused one is halved until the bad row stands alone. */
async function insertAllThatFit<T extends EventTable>(
  events: Inserts,
  table: T,
  rows: readonly EventTables[T][],
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await events.insert(table, rows);
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.kind !== 'insert' || table === 'rejected') throw error;
    if (rows.length === 1) return setAside(events, table, rows[0]);
    const half = rows.length >> 1;
    await insertAllThatFit(events, table, rows.slice(0, half));
    await insertAllThatFit(events, table, rows.slice(half));
  }
}

async function setAside(events: Inserts, table: EventTable, row: EventTables[EventTable] | undefined): Promise<void> {
  if (row === undefined) return;
  const protocol = table === 'playback' ? 'heartbeat' : 'analytics';
  const { event_id, received_at, raw, address } = row;
  await events.insert('rejected', [
    { ...EMPTY_REJECTED, event_id, received_at, raw, address, protocol, reason: 'unstorable' },
  ]);
}
