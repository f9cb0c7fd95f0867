import { setTimeout as pause } from 'node:timers/promises';
import type { DemoHistoryStatus } from '@sintonia/contracts';
import { staffCookie } from './staff.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Longest time until the demo's past is loaded, for hooks that wait for it. */
export const DEMO_AUDIENCE_WITHIN_MS = 480_000;

/** A server whose store has the simulated audience of the last days, loaded whole. */
export async function startWithDemoAudience(days: number): Promise<RunningServer> {
  const server = await startServer({ DEMO_HISTORY: String(days), REPORT_SUITES: 'tramuntana' });
  const cookie = await staffCookie(server.origin);
  const stateNow = async () => {
    const answer = await fetch(`${server.origin}/api/demo-history`, { headers: { cookie } });
    return ((await answer.json()) as DemoHistoryStatus).state; // cast: our own server's answer
  };
  while ((await stateNow()) !== 'ready') await pause(500);
  return server;
}
