/** Afterwards every acknowledged event is looked for in the event store, as reports would count it (S-03). */
import type { EventStore } from '../../stores/events/event-store.ts';
import type { LoadClient } from './load-client.ts';

export interface Comparison {
  /** Events in the store. */
  stored: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows beyond the first of an event. */
  duplicated: number;
}

/** Reads as reports do: FINAL. */
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

/** As every acknowledgement was waited for, as many are stored as were acknowledged. */
export interface Tortured extends Comparison {
  kills: number;
  acknowledged: number;
  repeatedRequests: number;
  unexpected: readonly string[];
}

/** The comparison of a whole run: what its client, which has finished, had acknowledged. Closes the store. */
export async function tortured(kills: number, load: LoadClient, store: EventStore): Promise<Tortured> {
  const { acknowledged, unexpected } = load;
  const comparison = await compare(store, acknowledged).finally(store.close);
  return { ...comparison, kills, acknowledged: acknowledged.size, repeatedRequests: load.repeated(), unexpected };
}
