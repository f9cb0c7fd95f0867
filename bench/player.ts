/** `npm run bench -- player`: the site's player against a page with only hls.js; live playlists against a file. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@sintonia/contracts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { benchLivePlaylists } from './live-playlists.ts';

const ASSETS = join(import.meta.dirname, '../apps/site/build/client/assets');
/** Its clip is 36 s. */
const EPISODE = '/video/1001/';
const CLIP = '/media/clips/cims/master.m3u8';

/** Alternating, so that other load on the machine affects both. */
const START_ROUNDS = 7;
const PLAY_ROUNDS = 3;
const AD_ROUNDS = 5;
/** Measured interval of each round, in seconds of media time. */
const PLAYED_S = { from: 4, to: 24 };

/** In the page: from the press to the first frame on screen, in ms. */
const WATCH_FIRST_FRAME = `addEventListener('click', () => {
  const pressedMs = performance.now();
  document.querySelector('video').requestVideoFrameCallback((shownMs) => { window.firstFrameMs = shownMs - pressedMs; });
}, { capture: true, once: true });`;

/**
 * In the page: from the press to the first frame of an ad, and from the last frame of the pre-roll to the first of
 * content, in ms. The player reports ads: an element does not know an ad's length before it has all of it.
 */
const WATCH_PREROLL = `addEventListener('click', () => {
  const pressedMs = performance.now();
  const video = document.querySelector('video');
  let adMs = null;
  let lastMs = null;
  const look = (shownMs) => {
    const isAd = document.querySelector('section[aria-label="Publicitat"]') !== null;
    adMs ??= shownMs - pressedMs; // the ad overlay is drawn slightly later
    if (!isAd && (lastMs !== null || shownMs - pressedMs > 15_000)) {
      window.preroll = { adMs, gapMs: lastMs === null ? null : shownMs - lastMs };
      return;
    }
    if (isAd) lastMs = shownMs;
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
}, { capture: true, once: true });`;

/** In the page: the same hls.js, loaded on the press like ours, and a video of the same size. */
const bareAround = (hls: string) => `
  document.body.innerHTML = '<button>Reprodueix</button><video playsinline style="display:block;width:1216px;aspect-ratio:16/9"></video>';
  document.querySelector('button').addEventListener('click', async () => {
    const { default: Hls } = await import(${JSON.stringify(hls)});
    const video = document.querySelector('video');
    const hls = new Hls({ capLevelToPlayerSize: true });
    hls.loadSource(${JSON.stringify(CLIP)});
    hls.attachMedia(video);
    await video.play();
  });`;

type Prepare = (page: Page, origin: string) => Promise<void>;

const ours: Prepare = async (page, origin) => {
  await page.goto(`${origin}/privadesa/`);
  await page.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  await page.goto(origin + EPISODE, { waitUntil: 'networkidle' });
};

const bare: Prepare = async (page, origin) => {
  const name = readdirSync(ASSETS).find((file) => /^hls-(?!engine)[\w-]+\.js$/.test(file));
  if (!name) throw new Error('the site has no file with hls.js: npm run build');
  await page.goto(`${origin}/healthz`); // a page of the same origin without a content security policy
  await page.evaluate(bareAround(`/assets/${name}`));
};

const press = (page: Page) => page.getByRole('button', { name: /^Reprodueix/ }).click();

/** Opens a page of a new visitor with an empty cache. */
async function inNewPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ca-ES' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const firstFrameMs = (browser: Browser, origin: string, prepare: Prepare) =>
  inNewPage(browser, async (page) => {
    await prepare(page, origin);
    await page.evaluate(WATCH_FIRST_FRAME);
    await press(page);
    const shown = await page.waitForFunction(() => (window as { firstFrameMs?: number }).firstFrameMs ?? null);
    return Number(await shown.jsonValue());
  });

interface Preroll {
  adMs: number | null;
  gapMs: number | null;
}

const prerollOf = (browser: Browser, origin: string) =>
  inNewPage(browser, async (page) => {
    await ours(page, origin);
    await page.evaluate(WATCH_PREROLL);
    await press(page);
    const seen = await page.waitForFunction(() => (window as { preroll?: Preroll }).preroll ?? null, undefined, {
      timeout: 90_000,
    });
    const { adMs, gapMs } = (await seen.jsonValue()) ?? {};
    return adMs == null || gapMs == null ? null : { adMs, gapMs };
  });

/** A pre-roll of the demo ad server: when it starts, and how long it delays content after its end. */
async function benchPreroll(browser: Browser): Promise<Record<string, string>> {
  const server = await startServer({ AD_TAG_URL: '' });
  try {
    const rounds: { ad: number; gap: number; bare: number }[] = [];
    for (let i = 0; i < AD_ROUNDS; i++) {
      const bareMs = await firstFrameMs(browser, server.origin, bare);
      const preroll = await prerollOf(browser, server.origin);
      if (preroll) rounds.push({ ad: preroll.adMs, gap: preroll.gapMs, bare: bareMs });
    }
    const middle = (what: 'ad' | 'gap') => {
      const median = rounds.toSorted((a, b) => a[what] / a.bare - b[what] / b.bare)[rounds.length >> 1];
      if (!median) return `no pre-roll in ${AD_ROUNDS} rounds: each was too late for the patience of V-08`;
      return `${(median[what] / median.bare).toFixed(2)} (${median[what].toFixed(0)} ms, bare: ${median.bare.toFixed(0)} ms)`;
    };
    return {
      'press to first frame of a pre-roll ÷ first frame of a bare hls.js page': middle('ad'),
      'end of the pre-roll to first frame of content ÷ the same': middle('gap'),
    };
  } finally {
    await server.stop();
  }
}

/** Processor time of the page's main thread for a minute of playback, in ms. */
const mainThreadMs = (browser: Browser, origin: string, prepare: Prepare) =>
  inNewPage(browser, async (page) => {
    await prepare(page, origin);
    const inspector = await page.context().newCDPSession(page);
    await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentS = async () => {
      const { metrics } = await inspector.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const reach = (seconds: number) =>
      page.waitForFunction((s) => (document.querySelector('video')?.currentTime ?? 0) >= s, seconds, {
        polling: 500,
        timeout: 120_000,
      });
    await press(page);
    await reach(PLAYED_S.from);
    const beforeS = await spentS();
    await reach(PLAYED_S.to);
    return (((await spentS()) - beforeS) / (PLAYED_S.to - PLAYED_S.from)) * MINUTE_MS;
  });

/** Alternates both; returns the median ratio. */
async function inTurn(rounds: number, measure: (prepare: Prepare) => Promise<number>) {
  const all: { ours: number; bare: number }[] = [];
  for (let i = 0; i < rounds; i++) all.push({ bare: await measure(bare), ours: await measure(ours) });
  const median = all.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare)[rounds >> 1];
  if (!median) throw new Error('no round was measured');
  return `${(median.ours / median.bare).toFixed(2)} (${median.ours.toFixed(0)} ms, bare: ${median.bare.toFixed(0)} ms)`;
}

export async function run(): Promise<void> {
  const playlists = await benchLivePlaylists();
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  try {
    console.table({
      'press to first frame ÷ bare hls.js page, without ads (≤ 1.15)': await inTurn(START_ROUNDS, (prepare) =>
        firstFrameMs(browser, server.origin, prepare),
      ),
      'main thread for a minute of playback ÷ bare hls.js page': await inTurn(PLAY_ROUNDS, (prepare) =>
        mainThreadMs(browser, server.origin, prepare),
      ),
      ...(await benchPreroll(browser)),
      ...playlists,
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
