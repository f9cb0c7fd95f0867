/** One screen of the studio: time to its figures, and its slowest interaction with a slow processor. */
import type { Page } from 'playwright-core';

/** A slow laptop. */
const SLOWER_PROCESSOR = 4;
const COMPLETE_WITHIN_MS = 60_000;
/** Without placeholders for so long, a screen is complete. */
const STILL_MS = 700;
/** The answer to a press is drawn by then. */
const AFTER_PRESS_MS = 400;

export interface ScreenTimes {
  /** From opening to the first figure or row, in ms; null without one. */
  firstMs: number | null;
  /** From opening until no placeholder is left, in ms; null when that took longer than a minute. */
  wholeMs: number | null;
  /** Slowest interaction in ms, to its next paint; 0 when all were below 16 ms, which is what the browser reports. */
  worstMs: number;
  /** What was pressed then. */
  worst: string;
}

/** Looks at every frame whether there is a figure, and when the last placeholder was there. */
const WATCH = `window.seen = { first: null, busy: 0, worst: 0 };
const look = () => {
  const main = document.querySelector('main');
  const now = performance.now();
  const isBusy = !main || [...main.querySelectorAll('[role="status"] .heard')].some((e) => /…$/.test(e.textContent));
  if (isBusy) window.seen.busy = now;
  if (window.seen.first === null && main?.querySelector('data, td, ol li, svg[role="img"]')) window.seen.first = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) window.seen.worst = Math.max(window.seen.worst, entry.duration);
}).observe({ type: 'event', durationThreshold: 16 });`;

interface SeenInPage {
  first: number | null;
  busy: number;
  worst: number;
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: SeenInPage }).seen); // cast: set by `WATCH`

/** Presses that change nothing that is stored. */
const PRESSES: readonly [name: string, press: (page: Page) => Promise<unknown>][] = [
  ['tab', (page) => page.keyboard.press('Tab')],
  ['palette', (page) => page.keyboard.press('Control+k')],
  ['letter in the palette', (page) => page.keyboard.press('c')],
  ['palette closed', (page) => page.keyboard.press('Escape')],
  ['sorting', (page) => first(page, 'main th[aria-sort] button, main thead th button:not([aria-haspopup])')],
  ['figure', (page) => first(page, 'main button[aria-haspopup="dialog"]:not([role="combobox"])')],
  ['figure closed', (page) => page.keyboard.press('Escape')],
  ['cell', (page) => first(page, 'main [role="grid"] tbody + tbody button')],
  ['cell closed', (page) => page.keyboard.press('Escape')],
  ['details', (page) => first(page, 'main details > summary')],
  ['choice', (page) => first(page, 'main input[type="radio"]:not(:checked) + *, main label:has(input[type="radio"])')],
  ['period', (page) => first(page, 'main a[href*="periode=7d"]')],
];

const first = (page: Page, selector: string): Promise<unknown> =>
  page.locator(selector).locator('visible=true').first().click({ timeout: 2000 });

/** @param address of the screen, with its period */
export async function measureScreen(page: Page, address: string): Promise<ScreenTimes> {
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page
    .waitForFunction(
      (stillMs) => {
        const { seen } = window as unknown as { seen: { busy: number } }; // cast: set by `WATCH`
        return performance.now() - seen.busy > stillMs;
      },
      STILL_MS,
      { timeout: COMPLETE_WITHIN_MS },
    )
    .catch(() => {});
  const { first: firstMs, busy } = await seenIn(page);
  const isWhole = (await page.evaluate(() => performance.now())) - busy > STILL_MS;
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  let [worstMs, worst] = [0, ''];
  for (const [name, press] of PRESSES) {
    const isThere = await press(page).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await page.waitForTimeout(AFTER_PRESS_MS);
    const seen = await seenIn(page);
    if (seen.worst > worstMs) [worstMs, worst] = [seen.worst, name];
  }
  await inspector.detach();
  return { firstMs, wholeMs: isWhole ? Math.max(busy, firstMs ?? 0) : null, worstMs, worst };
}
