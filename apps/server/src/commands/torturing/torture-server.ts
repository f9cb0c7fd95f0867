/** Load on a whole server that is killed at random moments; afterwards every acknowledged event is looked for (S-03). */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../cluster/free-port.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { startCollector } from '../collector-process.ts';
import { createRandom } from '../random.ts';
import { startLoad } from './load-client.ts';

export interface Tortured {
  kills: number;
  acknowledged: number;
  /** Events in the store; as every acknowledgement was waited for, the same number. */
  stored: number;
  /** Acknowledged and not stored. */
  lost: number;
  /** Rows beyond the first of an event, as reports would count them. */
  duplicated: number;
  repeatedRequests: number;
  unexpected: readonly string[];
}

export interface TortureOptions {
  dataDir: string;
  kills: number;
  seed: number;
  clients?: number;
  /** Longest that a server lives, in ms. */
  longestLifeMs?: number;
  onKill?: (kill: number, acknowledged: number) => void;
}

export async function tortureServer(options: TortureOptions): Promise<Tortured> {
  const { dataDir, kills, seed, clients = 24, longestLifeMs = 3000, onKill = () => {} } = options;
  const random = createRandom(seed);
  const port = await freePort();
  let server = await startCollector(dataDir, port);
  const load = startLoad(port, clients, random);
  for (let kill = 1; kill <= kills; kill++) {
    await pause(50 + random.whole(longestLifeMs));
    await server.kill();
    onKill(kill, load.acknowledged.size);
    server = await startCollector(dataDir, port);
  }
  await load.finish();
  await server.stop();

  const { stored, lost, duplicated } = await compare(dataDir, load.acknowledged);
  return {
    kills,
    acknowledged: load.acknowledged.size,
    stored,
    lost,
    duplicated,
    repeatedRequests: load.repeated(),
    unexpected: load.unexpected,
  };
}

/** Opens the store of a server that is gone. Reads as reports do: FINAL. */
async function compare(dataDir: string, acknowledged: ReadonlySet<string>) {
  const store = await openEmbeddedEventStore({ dataDir });
  try {
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
  } finally {
    await store.close();
  }
}
