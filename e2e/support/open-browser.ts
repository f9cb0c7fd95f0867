import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { goToHydrated } from './go-to-hydrated.ts';

const SWITCHES = [
  '--no-sandbox',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const HEADLESS_SHELL = process.env.HEADLESS_SHELL_PATH || '/usr/bin/chromium-headless-shell';

/** @param switches of Chromium, beside the usual ones */
export const openBrowser = (switches: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...SWITCHES, ...switches] });

/**
 * Chromium's headless shell: the same engine without the browser's own interface, of which each new visitor loads a part.
 * The studio takes a third of the processor time in it. Without it on this machine, the whole browser.
 */
export const openHeadlessShell = (): Promise<Browser> =>
  existsSync(HEADLESS_SHELL) ? chromium.launch({ executablePath: HEADLESS_SHELL, args: SWITCHES }) : openBrowser();

/** A page of a new visitor whose browser runs no scripts (W-12). */
export async function openWithoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

/** A page and its errors. */
interface WatchedPage {
  page: Page;
  /** Console errors and exceptions, in order. */
  pageErrors: string[];
}

/** A page of a new visitor, with its errors. Requests that leave the machine are refused and listed. */
export interface Visit extends WatchedPage {
  /** Another tab of this visitor. */
  newPage(): Promise<WatchedPage>;
  /** Requested addresses of another origin. */
  foreignRequests: string[];
}

export async function newVisit(
  browser: Browser,
  origin: string,
  viewport = { width: 1440, height: 900 },
): Promise<Visit> {
  // A headless browser identifies itself as one, and reports exclude robots (S-06): these are people.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await browser.newContext({ viewport, userAgent, locale: 'ca-ES', timezoneId: 'Europe/Madrid' });
  context.setDefaultTimeout(180_000); // generous: only a hang reaches it, never a busy machine
  const foreignRequests: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreignRequests.push(route.request().url());
      return route.abort();
    },
  );
  context.on('page', goToHydrated);
  const newPage = async (): Promise<WatchedPage> => {
    const page = await context.newPage();
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(`${message.text()} ${message.location().url}`.trim());
    });
    return { page, pageErrors };
  };
  return { ...(await newPage()), foreignRequests, newPage };
}
