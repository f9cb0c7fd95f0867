/** Bytes that an event occupies in the event store, once its parts are merged. */
import { openEmbeddedEventStore } from '../../apps/server/src/stores/events/embedded-event-store.ts';
import type { StoredBytes } from './costs.ts';

/** @param dataDir of a server that has stopped */
export async function measureStored(dataDir: string): Promise<StoredBytes> {
  const store = await openEmbeddedEventStore({ dataDir });
  try {
    for (const table of ['hits', 'playback']) await store.change(`optimize table ${table} final`);
    const rows = await store.query<{ table: string; each: number }>(
      `select table, sum(bytes_on_disk) / sum(rows) as each from system.parts
       where active and database = currentDatabase() and table in ('hits', 'playback') group by table`,
    );
    const of = (name: string) => Number(rows.find(({ table }) => table === name)?.each ?? 0);
    return { hit: of('hits'), playback: of('playback') };
  } finally {
    await store.close();
  }
}
