import { setTimeout as pause } from 'node:timers/promises';
import type { Completeness, DemoHistoryStatus } from '@sintonia/contracts';
import { staffCookie } from './staff.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Longest time until the demo's past is loaded, for hooks that wait for it. */
export const DEMO_AUDIENCE_WITHIN_MS = 480_000;

/** A server whose store has the simulated audience of the last days, loaded whole and stored. */
export async function startWithDemoAudience(days: number): Promise<RunningServer> {
  const server = await startServer({ DEMO_HISTORY: String(days), REPORT_SUITES: 'tramuntana' });
  const cookie = await staffCookie(server.origin);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${server.origin}${path}`, { headers: { cookie } })).json();
  // cast: our own server's answers
  while (((await ask('/api/demo-history')) as DemoHistoryStatus).state !== 'ready') await pause(500);
  const loadedMs = Date.now();
  const completeUntilMs = async () =>
    Date.parse(((await ask('/api/reports/completeness')) as Completeness).completeUntil ?? '');
  while (!((await completeUntilMs()) > loadedMs)) await pause(500);
  return server;
}
