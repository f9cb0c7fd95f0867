/** Load on a server that is killed at random times; then compares acknowledged and stored events (S-03). */
import { setTimeout as pause } from 'node:timers/promises';
import { openAllEvents } from '../../src/stores/stream/journal/open-all-events.ts';
import { freePort } from '../cluster/free-port.ts';
import { startCollector } from '../collector-process.ts';
import { createRandom } from '../random.ts';
import { type Tortured, tortured } from './compare.ts';
import { startLoad } from './load-client.ts';

export interface TortureOptions {
  dataDir: string;
  kills: number;
  seed: number;
  clients?: number;
  /** Longest lifetime of a server, ms. */
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

  return tortured(kills, load, await openAllEvents(dataDir));
}
