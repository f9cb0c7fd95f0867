/** Paint times of a page on a slow phone, beside the same page without scripts. */

import { gunzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { fetchBytes } from './site-throughput.ts';
import type { StillServer } from './still-server.ts';

/**
 * Lighthouse's slow 4G in the browser's settings: half a second a round trip, 1.5 Mbit/s down; a quarter of the
 * processor.
 */
const SLOW = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  offline: false,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Nothing paints or moves by itself after this, in ms. */
const SETTLED_MS = 1500;

export interface Paint {
  /** Largest contentful paint, in ms from the navigation. */
  lcpMs: number;
  /** Cumulative layout shift of the whole visit. */
  cls: number;
}

const WATCH = `window.paint = { lcpMs: 0, cls: 0 };
new PerformanceObserver((list) => { for (const e of list.getEntries()) window.paint.lcpMs = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.paint.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });`;

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([{ name: 'sintonia_consent', value: '1.000', url: address }]);
    const page = await context.newPage();
    const inspector = await context.newCDPSession(page);
    await inspector.send('Network.enable');
    await inspector.send('Network.emulateNetworkConditions', SLOW);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => (window as unknown as { paint: Paint }).paint); // cast: set by `WATCH`
  } finally {
    await context.close();
  }
}

/** The page without scripts and without script preloads. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Alternates both; returns the median ratio, and the largest layout shift. */
export async function comparePaint(browser: Browser, port: number, still: StillServer, path: string, rounds: number) {
  const { headers, body } = await fetchBytes(port, path);
  const html = withoutScripts(gunzipSync(body).toString());
  await still.prepare({
    path,
    headers: { 'content-type': headers['content-type'] ?? 'text/html' },
    body: Buffer.from(html),
  });
  const all: { ours: Paint; bare: Paint }[] = [];
  for (let i = 0; i < rounds; i++)
    all.push({
      bare: await paintOf(browser, `http://127.0.0.1:${still.port}${path}`),
      ours: await paintOf(browser, `http://127.0.0.1:${port}${path}`),
    });
  const ratio = ({ ours, bare }: { ours: Paint; bare: Paint }) => ours.lcpMs / bare.lcpMs;
  const middle = all.toSorted((a, b) => ratio(a) - ratio(b))[rounds >> 1];
  if (!middle) throw new Error('no round was measured');
  return { ratio: ratio(middle), ...middle, cls: Math.max(...all.map(({ ours }) => ours.cls)) };
}
