import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DEMO_AUDIENCE_WITHIN_MS, startWithDemoAudience } from './demo-audience.ts';
import { openBrowser, openHeadlessShell } from './open-browser.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The whole product and a browser, from the first test of a file to its last. */
export interface Site {
  server: RunningServer;
  browser: Browser;
}

/** Starts both before the tests of the file that calls it, and stops them after; nothing is there before. */
export const useSite = (environment: Record<string, string> = {}): Readonly<Site> =>
  withBrowser(() => startServer(environment), openBrowser);

/** The same with a browser for pages that need nothing of its interface: no sound, picture in picture or full screen. */
export const useLightSite = (environment: Record<string, string> = {}): Readonly<Site> =>
  withBrowser(() => startServer(environment), openHeadlessShell);

/** The same with the demo's audience of the last days. */
export const useDemoAudience = (): Readonly<Site> =>
  withBrowser(startWithDemoAudience, openHeadlessShell, DEMO_AUDIENCE_WITHIN_MS);

/** @param withinMs longest time until both have started, by default that of any hook */
function withBrowser(
  start: () => Promise<RunningServer>,
  open: () => Promise<Browser>,
  withinMs?: number,
): Readonly<Site> {
  const site = {} as Site; // cast: filled before any test reads it
  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([start(), open()]);
  }, withinMs);
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return site;
}
