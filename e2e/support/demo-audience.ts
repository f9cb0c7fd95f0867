/**
 * The simulated audience of the demo's last days. It is loaded once in a run: before the tests with `E2E_AUDIENCE=first`,
 * since it takes a minute then and ten beside other files, else by the first file that needs it. Each of its servers begins
 * with a copy, as with the other stores (`prepare-data.ts`).
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Completeness, DemoHistoryStatus } from '@sintonia/contracts';
import { staffCookie } from './staff.ts';
import { PREPARED_DATA_DIR, type RunningServer, startServer } from './start-server.ts';

/** Longest time until the demo's past is loaded, for hooks that wait for it. */
export const DEMO_AUDIENCE_WITHIN_MS = 900_000;
/** Days that contain every event of the demo's story, and the Thursday before the last one. */
const DAYS = 16;

/** Directory of the stores with that audience. @param prepared the stores of a first start */
export const audienceStores = (prepared: string): string => `${prepared}-audience`;

/** A server whose store has the simulated audience of the last days, loaded whole and stored. */
export async function startWithDemoAudience(): Promise<RunningServer> {
  const prepared = process.env[PREPARED_DATA_DIR];
  return startWithHistory(DAYS, prepared && (await storesWithAudience(prepared)));
}

/** The same with another number of days. @param stores as of `startServer` */
export async function startWithHistory(days: number, stores?: string): Promise<RunningServer> {
  const environment = { DEMO_HISTORY: String(days), REPORT_SUITES: 'tramuntana' };
  const server = await startServer(environment, undefined, stores);
  await untilLoaded(server.origin);
  return server;
}

/** @param prepared as of `audienceStores` */
export async function storesWithAudience(prepared: string): Promise<string> {
  const stores = audienceStores(prepared);
  const lock = `${stores}.lock`;
  while (!existsSync(stores)) {
    const isLoading = await mkdir(lock).then(
      () => false,
      () => true,
    );
    if (isLoading) await pause(500);
    else
      try {
        if (!existsSync(stores)) await loadInto(stores);
      } finally {
        await rm(lock, { recursive: true });
      }
  }
  return stores;
}

async function loadInto(stores: string): Promise<void> {
  const server = await startWithHistory(DAYS);
  try {
    await server.away();
    await rename(server.dataDir, stores);
  } finally {
    await server.stop();
  }
}

async function untilLoaded(origin: string): Promise<void> {
  const cookie = await staffCookie(origin);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}${path}`, { headers: { cookie } })).json();
  // cast: our own server's answers
  while (((await ask('/api/demo-history')) as DemoHistoryStatus).state !== 'ready') await pause(500);
  const loadedMs = Date.now();
  const completeUntilMs = async () =>
    Date.parse(((await ask('/api/reports/completeness')) as Completeness).completeUntil ?? '');
  while (!((await completeUntilMs()) > loadedMs)) await pause(500);
}
