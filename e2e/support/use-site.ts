import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openHeadlessShell } from './open-browser.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The whole product and a browser, from the first test of a file to its last. */
export interface Site {
  server: RunningServer;
  browser: Browser;
}

/** Starts both before the tests of the file that calls it, and stops them after; nothing is there before. */
export const useSite = (environment: Record<string, string> = {}): Readonly<Site> =>
  withBrowser(environment, openBrowser);

/** The same with a browser for pages that need nothing of its interface: no sound, picture in picture or full screen. */
export const useLightSite = (environment: Record<string, string> = {}): Readonly<Site> =>
  withBrowser(environment, openHeadlessShell);

function withBrowser(environment: Record<string, string>, open: () => Promise<Browser>): Readonly<Site> {
  const site = {} as Site; // cast: filled before any test reads it
  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([startServer(environment), open()]);
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return site;
}
