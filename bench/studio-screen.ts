/** One screen of the studio: time to its figures, and its slowest interaction with a slow processor. */
import type { CDPSession, Page } from 'playwright-core';
import { readPress, TRACED, type TracedPress, type TraceEvent } from './interaction-trace.ts';
import { recordRequests, replayMs } from './replay-requests.ts';

/** A slow laptop. */
const SLOWER_PROCESSOR = 4;
const COMPLETE_WITHIN_MS = 60_000;
/** Without placeholders for so long, a screen is complete. */
const STILL_MS = 700;
/** What follows a press is done within so long. */
const AFTER_PRESS_MS = 20_000;

export interface ScreenTimes {
  /** From opening to the first figure or row, in ms; null without one. */
  firstMs: number | null;
  /** From opening until no placeholder is left, in ms; null when that took longer than a minute. */
  wholeMs: number | null;
  /** How long some placeholder was in view, without scrolling, in ms. */
  placeholderMs: number;
  /** The longest that one of them was, in ms: a part that is drawn may show another. */
  longestMs: number;
  /** Until the last answer when the same requests are sent again while no browser works, in ms. */
  answersMs: number;
  /** What each press took. Processor time, because other work on the machine extends elapsed time. */
  presses: readonly (TracedPress & { name: string })[];
}

/** Looks at every frame whether there is a figure, and when the last placeholder was there. */
const WATCH = `window.seen = { main: null, first: null, busy: 0, busyInView: 0, longest: 0 };
const since = new Map();
const isInView = (e) => {
  const { top, bottom } = e.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
const look = () => {
  const main = document.querySelector('main');
  const now = performance.now();
  if (main) window.seen.main ??= now;
  const busy = main && [
    ...main.querySelectorAll('[aria-busy="true"]'),
    ...[...main.querySelectorAll('[role="status"]')].filter((e) => /…$/.test(e.querySelector('.heard')?.textContent ?? '')),
  ];
  if (!busy || busy.length > 0) window.seen.busy = now;
  const inView = (busy || []).filter(isInView);
  if (!busy || inView.length > 0) window.seen.busyInView = now;
  for (const e of since.keys()) if (!inView.includes(e)) since.delete(e);
  for (const e of inView) {
    if (!since.has(e)) since.set(e, now);
    window.seen.longest = Math.max(window.seen.longest, now - since.get(e));
  }
  if (window.seen.first === null && main?.querySelector('data, td, ol li, svg[role="img"]')) window.seen.first = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);`;

interface SeenInPage {
  main: number | null;
  first: number | null;
  busy: number;
  busyInView: number;
  longest: number;
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: SeenInPage }).seen); // cast: set by `WATCH`

/** Presses that change nothing that is stored, each where the previous ones have led. */
const PRESSES: readonly [name: string, press: (page: Page) => Promise<unknown>][] = [
  ['tab', (page) => page.keyboard.press('Tab')],
  ['palette', (page) => page.keyboard.press('Control+k')],
  ['letter in the palette', (page) => page.keyboard.press('c')],
  ['palette closed', (page) => page.keyboard.press('Escape')],
  ['sorting', (page) => first(page, 'main th[aria-sort] button, main thead th button:not([aria-haspopup])')],
  ['figure', (page) => first(page, 'main li > button[aria-haspopup="dialog"]')],
  ['figure closed', (page) => page.keyboard.press('Escape')],
  ['cell', (page) => first(page, 'main [role="grid"] tbody + tbody td:last-child button')],
  ['cell closed', (page) => page.keyboard.press('Escape')],
  ['menu of a row', (page) => first(page, 'main [role="grid"] tbody + tbody button')],
  ['menu closed', (page) => page.keyboard.press('Escape')],
  ['whole table', (page) => first(page, 'main button:text-is("Mostra-les totes")')],
  ['search of the table', (page) => first(page, 'main input[type="search"]')],
  ['letter in the search', (page) => page.keyboard.press('m')],
  ['first rows', (page) => first(page, 'main button:text-is("Només les primeres")')],
  ['new filter', (page) => first(page, 'main button[aria-haspopup="dialog"]:text-matches("^\\\\+ ")')],
  ['filter closed', (page) => page.keyboard.press('Escape')],
  ['days', (page) => first(page, 'main header button[aria-haspopup="dialog"]')],
  ['days closed', (page) => page.keyboard.press('Escape')],
  ['seconds', (page) => first(page, 'main label:has-text("Per segons")')],
  ['closer in the chart', (page) => first(page, 'main figure button:text-is("Apropa")')],
  ['later in the chart', (page) => first(page, 'main figure button:text-is("Després ›")')],
  ['whole chart', (page) => first(page, 'main figure button:text-is("Mostra-ho tot")')],
  ['part dragged in the chart', (page) => drag(page)],
  ['chart moved by dragging', (page) => drag(page, 'Shift')],
  ['details', (page) => first(page, 'main details > summary')],
  ['choice', (page) => first(page, 'main input[type="radio"]:not(:checked) + *, main label:has(input[type="radio"])')],
  ['period', (page) => first(page, 'main a[href*="periode=7d"]')],
];

/** Clicks the first visible one. @throws if the screen has none */
async function first(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).locator('visible=true').first();
  if ((await control.count()) === 0) throw new Error(`nothing matches ${selector}`);
  await control.click({ timeout: 2000 });
}

/** Drags over the middle third of a chart of seconds. @throws if the screen has none */
async function drag(page: Page, held?: 'Shift'): Promise<void> {
  const chart = page.locator('main figure canvas').first();
  const box = (await chart.count()) > 0 ? await chart.boundingBox() : null;
  if (!box) throw new Error('no chart of seconds');
  const y = box.y + box.height / 2;
  if (held) await page.keyboard.down(held);
  await page.mouse.move(box.x + box.width / 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * 2) / 3, y, { steps: 12 });
  await page.mouse.up();
  if (held) await page.keyboard.up(held);
}

/** @param address of the screen, with its period @param isPressed whether its controls are pressed too */
export async function measureScreen(page: Page, address: string, isPressed = true): Promise<ScreenTimes> {
  await page.addInitScript(WATCH);
  const requests = recordRequests(page);
  await page.goto(address);
  await still(page, COMPLETE_WITHIN_MS);
  const { main, first: firstMs, busy, busyInView, longest } = await seenIn(page);
  const isWhole = (await page.evaluate(() => performance.now())) - busy > STILL_MS;
  const asked = await requests();
  const presses = isPressed ? await pressAll(page) : [];
  await page.goto('about:blank');
  return {
    firstMs,
    wholeMs: isWhole ? Math.max(busy, firstMs ?? 0) : null,
    answersMs: await replayMs(asked),
    placeholderMs: Math.max(busyInView - (main ?? 0), 0),
    longestMs: longest,
    presses,
  };
}

async function pressAll(page: Page): Promise<ScreenTimes['presses']> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const presses: ScreenTimes['presses'][number][] = [];
  for (const [name, press] of PRESSES) {
    const events = await traced(inspector, async () => {
      await press(page);
      await still(page, AFTER_PRESS_MS);
    });
    if (events) presses.push({ name, ...readPress(events) });
  }
  await inspector.detach();
  return presses;
}

/** Waits until no placeholder was on the screen for a while. */
async function still(page: Page, withinMs: number): Promise<void> {
  const fromMs = await page.evaluate(() => performance.now());
  await page
    .waitForFunction(
      ({ stillMs, fromMs }) => {
        const { seen } = window as unknown as { seen: { busy: number } }; // cast: set by `WATCH`
        return performance.now() - Math.max(seen.busy, fromMs) > stillMs;
      },
      { stillMs: STILL_MS, fromMs },
      { timeout: withinMs, polling: 100 },
    )
    .catch(() => {});
}

/** Trace of the browser while this ran; null when it could not be done, because the screen has no such control. */
async function traced(inspector: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[] | null> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[])); // cast: Chromium's own
  inspector.on('Tracing.dataCollected', collect);
  await inspector.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED },
  });
  const isThere = await act().then(
    () => true,
    () => false,
  );
  const ended = new Promise((resolve) => inspector.once('Tracing.tracingComplete', resolve));
  await inspector.send('Tracing.end');
  await ended;
  inspector.off('Tracing.dataCollected', collect);
  return isThere ? events : null;
}
