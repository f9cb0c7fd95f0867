/**
 * Set-up of a run: starts the product once, and keeps the stores as they are after a first start, with the demo's
 * catalogue, staff and activities. Each server of the run begins with a copy, which saves a third of its start.
 */
import { rm } from 'node:fs/promises';
import { audienceStores, storesWithAudience } from './demo-audience.ts';
import { PREPARED_DATA_DIR, startServer } from './start-server.ts';

export async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.away();
  process.env[PREPARED_DATA_DIR] = server.dataDir; // inherited by the processes of the tests
  if (process.env.E2E_AUDIENCE === 'first') await storesWithAudience(server.dataDir);
  return async () => {
    for (const stores of [server.dataDir, audienceStores(server.dataDir)])
      await rm(stores, { recursive: true, force: true });
  };
}
