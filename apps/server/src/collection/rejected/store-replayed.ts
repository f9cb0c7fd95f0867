import type { EventRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { DecodedAgain } from './decode-again.ts';
import type { ReplayParts, StoredRejection } from './replay-request.ts';

/** Makes readable events durable. Returns the ids of rejected events whose rows are all stored. */
export async function storeReplayed(
  { events, stream }: Omit<ReplayParts, 'decode'>,
  results: readonly { row: StoredRejection; again: DecodedAgain }[],
): Promise<string[]> {
  const readable = results.flatMap(({ row, again }) => (again.kind === 'readable' ? [{ row, ...again }] : []));
  const rows = readable.flatMap((one) => one.rows);
  if (rows.length === 0) return [];
  await stream.append(rows);
  await stream.settle();
  const stored = await storedIds(events, rows);
  return readable
    .filter((one) => !one.isPart && one.rows.every(({ row }) => stored.has(row.event_id)))
    .map(({ row }) => row.event_id);
}

/** An event that the engine refused was rejected again instead: it must not be deleted. */
async function storedIds(events: Pick<EventStore, 'query'>, rows: readonly EventRow[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const table of ['hits', 'playback', 'rejected'] as const) {
    const ids = rows.filter((entry) => entry.table === table).map((entry) => entry.row.event_id);
    if (ids.length === 0) continue;
    const found = await events.query<{ event_id: string }>(
      `SELECT DISTINCT event_id FROM ${table} WHERE event_id IN {ids:Array(String)}`,
      { ids },
    );
    for (const { event_id } of found) stored.add(event_id);
  }
  return stored;
}
