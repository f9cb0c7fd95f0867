/** Compares acknowledged events with the event store after a run, as reports would count them (S-03). */
import type { EventStore } from '../../src/stores/events/event-store.ts';
import type { LoadClient } from './load-client.ts';

export interface Comparison {
  /** Events in the store. */
  stored: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Duplicate rows. */
  duplicated: number;
}

/** Reads with FINAL, as reports do. */
export async function compare(
  store: Pick<EventStore, 'query'>,
  acknowledged: ReadonlySet<string>,
): Promise<Comparison> {
  const rows = await store.query<{ id: string; n: number }>(
    `SELECT id, sum(n) AS n FROM (
       SELECT event_id AS id, count() AS n FROM hits FINAL GROUP BY id
       UNION ALL SELECT event_id AS id, count() AS n FROM playback FINAL GROUP BY id
     ) GROUP BY id`,
    {},
    { maxSeconds: 120 },
  );
  const stored = new Set(rows.map(({ id }) => id));
  return {
    stored: stored.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)).length,
    duplicated: rows.reduce((sum, { n }) => sum + n - 1, 0),
  };
}

/** Passes if every acknowledged event is stored, exactly once. */
export interface Tortured extends Comparison {
  kills: number;
  acknowledged: number;
  repeatedRequests: number;
  unexpected: readonly string[];
}

/** Compares a whole run after its client has finished. Closes the store. */
export async function tortured(kills: number, load: LoadClient, store: EventStore): Promise<Tortured> {
  const { acknowledged, unexpected } = load;
  const comparison = await compare(store, acknowledged).finally(store.close);
  return { ...comparison, kills, acknowledged: acknowledged.size, repeatedRequests: load.repeated(), unexpected };
}
