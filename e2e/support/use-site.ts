import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The whole product and a browser, from the first test of a file to its last. */
export interface Site {
  server: RunningServer;
  browser: Browser;
}

/** Starts both before the tests of the file that calls it, and stops them after; nothing is there before. */
export function useSite(environment: Record<string, string> = {}): Readonly<Site> {
  const site = {} as Site; // cast: filled before any test reads it
  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([startServer(environment), openBrowser()]);
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return site;
}
