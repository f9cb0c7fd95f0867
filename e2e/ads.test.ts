/** Ads in the site's player on real media: beacons at the ad server and stored heartbeats, against what happened. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAdContract } from './support/ad-contract.ts';
import { type AdServer, type SoldAd, startAdServer } from './support/ad-server.ts';
import { axeFindings } from './support/axe.ts';
import { drawnWords, watchWords } from './support/drawn-words.ts';
import { reached } from './support/element-log.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { likeNewIphone, likeOldIphone } from './support/other-browsers.ts';
import { hasArrived } from './support/outbox-lines.ts';
import { setPace } from './support/pace.ts';
import { logPlayedRanges, type PlayedRange } from './support/played-ranges.ts';
import { staffCookie } from './support/staff.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';
import { whenStored } from './support/when-stored.ts';

const TRAIN: SoldAd = { id: 'tren', clip: 'ad-trens', duration: '00:00:08', skipAfterS: 3 };
const TRAIN_S = 8;
const BOOKS: SoldAd = { id: 'llibres', clip: 'ad-llibres', duration: '00:00:06', skipAfterS: null };
const MILK: SoldAd = { id: 'llet', clip: 'ad-cooperativa', duration: '00:00:10', skipAfterS: null };

/** One clip for each behaviour of an ad server; all are 36 s long, `native` 40 s. */
const CLIPS = {
  whole: 'cims',
  skipped: 'el-debat',
  visited: 'noticies-vespre',
  /** In a browser without Media Source Extensions. */
  native: 'sota-la-cendrosa',
  empty: 'camp-obert',
  lying: 'obert-per-obres',
  missing: 'cuina-de-llar',
  slow: 'quadern-de-camp',
  /** Protected by editors as a whole: the reference for a start without advertising. */
  plain: 'mon-petit',
};
const BROKEN = ['empty', 'lying', 'missing', 'slow'] as const;
const VIDEO: Record<keyof typeof CLIPS, number> = {
  ...{
    whole: 1001,
    skipped: 1047, // an episode with a next one
    visited: 1041,
    empty: 1059,
    lying: 1051,
    missing: 1024,
    slow: 1033,
    plain: 1064,
    native: 1013,
  },
};
const CHANNEL = 'tramuntana-1';
/** Stored position of the viewer of `whole`, in seconds: the first chapter was seen, the second nearly half. */
const LEFT_AT_S = 20;
/** The channel has one break an hour; the last one started at most this many minutes ago. */
const BREAK_MINUTES_AGO = 4;
const BREAK_MS = Math.floor(Date.now() / 60_000 - (BREAK_MINUTES_AGO - 1)) * 60_000;

/** Drawing is slow without a graphics card: with large pictures it would be late, and the ads would not. */
const SMALL = { width: 480, height: 720 };

/**
 * Factor by which the clock of pages with ads runs slower: on a busy machine ads must not be late. The session's clock
 * stays as it is, since it measures what elements really play.
 */
const SLOWER = 5;

let ads: AdServer;
let server: RunningServer;
let browser: Browser;
let adDir: string;

beforeAll(async () => {
  ads = await startAdServer((content, position) => {
    switch (content) {
      case CLIPS.whole:
        return [TRAIN, BOOKS];
      case CLIPS.skipped:
        return position === 3 ? [BOOKS] : [TRAIN];
      case CLIPS.visited:
        return position === 1 ? [MILK] : [];
      case CLIPS.native:
        return [MILK];
      // Wrong offers that are detected before playback: a medium of another length, a missing medium.
      case CLIPS.lying:
        return [
          { ...MILK, id: 'curt', duration: '00:00:01' },
          { ...MILK, id: 'enlloc', clip: 'ad-enlloc' },
        ];
      // One that is not detected: its playlist exists, the segments do not.
      case CLIPS.missing:
        return [MILK];
      case CLIPS.slow:
        return 'never';
      case CHANNEL:
        return [TRAIN];
      default:
        return { xml: '' };
    }
  });
  adDir = await mkdtemp(join(tmpdir(), 'sintonia-ads-'));
  await writeAdContract(adDir);
  await writeFile(
    join(adDir, 'live-breaks.json'),
    JSON.stringify([
      {
        channel: CHANNEL,
        everyMinutes: 60,
        atMinute: new Date(BREAK_MS).getUTCMinutes(),
        lengthS: 20,
        protectedMinutes: [],
      },
    ]),
  );
  await writeFile(join(adDir, 'protected.json'), JSON.stringify([{ clip: CLIPS.plain, why: 'Infantil', whole: true }]));
  [server, browser] = await Promise.all([startServer({ AD_TAG_URL: ads.tag, AD_DIR: adDir }), openBrowser()]);
  ads.mediaAt(server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await ads?.stop();
  await rm(adDir, { recursive: true, force: true });
});

async function visitor({ canWait = true } = {}): Promise<Page> {
  const { page } = await newVisit(browser, server.origin, SMALL);
  if (canWait)
    await page.addInitScript((times) => {
      const now = performance.now.bind(performance);
      const isSession = () => new Error().stack?.split('\n')[3]?.includes('/heartbeat-session-');
      performance.now = () => (isSession() ? now() : now() / times);
    }, SLOWER);
  page.setDefaultTimeout(90_000);
  await page.goto(`${server.origin}/privadesa/`);
  await page.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  // No autoplay of the next episode, however long a machine takes to cancel it.
  await page.evaluate(() => localStorage.setItem('sintonia.player', JSON.stringify({ autoplay: false })));
  return page;
}

interface Watching {
  player: Locator;
  /** Overlay of an ad. */
  layer: Locator;
  stretches: PlayedRange[];
  begin(): Promise<void>;
}

async function open(page: Page, at: string): Promise<Watching> {
  await page.goto(server.origin + at, { waitUntil: 'networkidle' });
  const player = page.getByRole('region', { name: /^Reproductor/ });
  return {
    player,
    layer: player.getByRole('region', { name: 'Publicitat' }),
    stretches: await logPlayedRanges(page),
    begin: () => player.getByRole('button', { name: /^Reprodueix/ }).click(),
  };
}
const openVideo = (page: Page, video: number) => open(page, `/video/${video}/`);

/** Content plays: the element has a medium of this length, without an ad overlay. */
const contentMoves = (page: Page, pastS = 0.2) =>
  page.waitForFunction(
    (s) => {
      const video = document.querySelector('video');
      const isAd = document.querySelector('section[aria-label="Publicitat"]') !== null;
      return video !== null && !isAd && !video.paused && video.duration > 30 && video.currentTime > s;
    },
    pastS,
    { timeout: 60_000 },
  );
/** The first frame of an ad is shown. */
const isShowing = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.duration < 30 && video.currentTime > 0;
  });
const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event, {
    timeout: 150_000,
  });
/** Leaves the page for another one. */
async function leave(page: Page): Promise<void> {
  const isOver = hasReported(page, 'end');
  await page
    .locator('nav a:visible', { hasText: /^Notícies$/ })
    .first()
    .click();
  await isOver;
  await hasArrived(page);
  await page.context().close();
}

const reportedFor = (clip: string) =>
  ads.reported
    .filter(({ content }) => content === clip)
    .map(({ ad, event, code }) => `${ad} ${event}${code ? ` ${code}` : ''}`);

/** What happened, by the clock of the element and of the test. */
const truth = { whole: [] as PlayedRange[] };

describe.concurrent('playback in the player', () => {
  test('V-02 V-01 V-03 plays a pod before and a pod inside the content, chapters and subtitles to the end, from the stored position', async ({
    expect,
  }) => {
    const page = await visitor();
    await page.evaluate(
      ([places = '', likes = '']) => {
        localStorage.setItem('sintonia.resume', places);
        localStorage.setItem('sintonia.player', likes);
      },
      [JSON.stringify([[`${VIDEO.whole}`, LEFT_AT_S]]), JSON.stringify({ autoplay: false, subtitles: true })],
    );
    const watching = await openVideo(page, VIDEO.whole);
    truth.whole = watching.stretches;
    await watchWords(page);
    const isComplete = hasReported(page, 'complete');
    const isContentOver = page.waitForFunction(
      () => document.querySelector('[data-phase]')?.getAttribute('data-phase') === 'ended',
      undefined,
      { timeout: 150_000 },
    );
    await watching.begin();
    await watching.layer.getByText('Anunci 1 de 2', { exact: true }).waitFor();
    await isShowing(page);
    await page.keyboard.press('k'); // paused: the checks take longer than the ad
    await watching.layer.getByRole('button', { name: 'Reprodueix', exact: true }).waitFor();
    expect(await watching.player.getByRole('slider', { name: 'Posició' }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('k');
    await watching.layer.getByText('Anunci 2 de 2', { exact: true }).waitFor();
    const breakAnnouncement = await page.waitForFunction((leftAtS) => {
      const video = document.querySelector('video');
      const bar = document.querySelector('input[aria-label="Posició"]');
      const isContent = video && video.duration > 30 && video.currentTime > leftAtS;
      return isContent && document.getElementById(bar?.getAttribute('aria-describedby') ?? '')?.textContent;
    }, LEFT_AT_S);
    expect(await breakAnnouncement.jsonValue()).toBe('Hi ha una pausa publicitària al cap de 26 segons');
    await isContentOver;
    await isComplete;
    // Subtitles before the mid-roll, after it and at the end, and none during an ad.
    const { words, overAd } = await drawnWords(page);
    expect(words).toMatch(/El mapa diu.*A l’últim tram.*Des del cim/s);
    expect(overAd).toEqual([]);
    expect(await watching.layer.count()).toBe(0);
    await hasArrived(page);
    await page.context().close();
  });

  test('V-02 V-04 plays a live break after a rewind before it, then the channel where it would be, and from there goes live', async ({
    expect,
  }) => {
    const page = await visitor();
    const listed = page.waitForResponse((answer) => /\/live\/[^/]+\/\d+p\.m3u8/.test(answer.url()));
    const { player, layer, begin } = await open(page, `/directes/${CHANNEL}/`);
    await begin();
    const [, firstDate = ''] = /PROGRAM-DATE-TIME:(.*)/.exec(await (await listed).text()) ?? [];
    const breakS = (BREAK_MS - Date.parse(firstDate)) / 1000;
    const bar = player.getByRole('slider', { name: 'Posició' });
    await player.getByText('En directe', { exact: true }).waitFor();
    await bar.fill(String(Math.round(breakS - 3)));
    await layer.waitFor();
    await layer.waitFor({ state: 'detached' });
    await reached(page, breakS + TRAIN_S + 2);
    expect(await page.evaluate(() => document.querySelector('video')?.currentTime)).toBeLessThan(breakS + 60);
    expect(await layer.count()).toBe(0); // the older break of the window does not play
    await player.hover(); // the controls hide over a playing picture
    await player.getByRole('button', { name: /Torna al directe/ }).click();
    await player.getByText('En directe', { exact: true }).waitFor();
    await reached(page, breakS + 120);
    expect(await layer.count()).toBe(0);
    await leave(page);
  });

  test('V-02 skips an ad from its offset on by keyboard, shows the post-roll, and allows a replay', async ({
    expect,
  }) => {
    const page = await visitor();
    const watching = await openVideo(page, VIDEO.skipped);
    await setPace(page, 0.25);
    await watching.begin();
    const skip = watching.layer.getByRole('button', { name: /^Omet l’anunci/ });
    await skip.waitFor();
    expect(await skip.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('9'); // no key skips an ad early
    await setPace(page, 1);
    await watching.layer.getByRole('button', { name: 'Omet l’anunci', exact: true }).press('Enter');
    await contentMoves(page);
    const isComplete = hasReported(page, 'complete');
    await page.keyboard.press('9');
    const phaseInAd = await page.waitForFunction(
      () =>
        document.querySelector('section[aria-label="Publicitat"]') &&
        document.querySelector('[data-phase]')?.getAttribute('data-phase'),
    );
    expect(await phaseInAd.jsonValue()).not.toBe('ended');
    await watching.player.getByRole('button', { name: 'Cancel·la' }).click(); // the next episode
    await isComplete;
    await watching.player.getByRole('button', { name: 'Torna-ho a veure' }).click();
    await watching.layer.getByRole('button', { name: 'Omet l’anunci', exact: true }).click({ timeout: 60_000 });
    await contentMoves(page);
    await leave(page);
  });

  test('V-02 opens an ad’s advertiser on a new iPhone and pauses the ad, and loses nothing when the page is left', async ({
    expect,
  }) => {
    const page = await visitor();
    await page.addInitScript(likeNewIphone);
    const { layer, begin } = await openVideo(page, VIDEO.visited);
    await page.context().route(`${ads.landing}**`, (route) => route.continue());
    await setPace(page, 0.25);
    await begin();
    await expect.poll(() => reportedFor(CLIPS.visited), { timeout: 60_000 }).toContain('llet impression');
    const [visited] = await Promise.all([
      page.waitForEvent('popup'),
      layer.getByRole('link', { name: /^Casa llet: ves al web/ }).click(),
    ]);
    await visited.getByText('Aquí hi ha l’anunciant').waitFor();
    expect(visited.url()).toBe(ads.landing);
    await visited.close();
    await setPace(page, 1);
    await layer.getByRole('button', { name: 'Reprodueix', exact: true }).click();
    await expect.poll(() => reportedFor(CLIPS.visited), { timeout: 30_000 }).toContain('llet midpoint');
    await leave(page);
  });
});

describe.concurrent('missing ads', () => {
  // Their limits in seconds are tested on a controlled clock, in `follow-ads.test.ts` of the player and in
  // `decide-break.test.ts` of the server; here, content starts without what does not arrive.
  test.each(['empty', 'lying'] as const)('V-08 starts content on an answer that is %s', async (how) => {
    const page = await visitor({ canWait: false });
    await (await openVideo(page, VIDEO[how])).begin();
    await contentMoves(page);
    expect(ads.requests(CLIPS[how])).toBeGreaterThan(0);
    await leave(page);
  });

  test('V-08 starts content while the ad server never answers', async ({ expect }) => {
    const page = await visitor({ canWait: false });
    await (await openVideo(page, VIDEO.slow)).begin();
    await contentMoves(page);
    expect(ads.heldRequests(CLIPS.slow)).toBe(ads.requests(CLIPS.slow));
    expect(ads.requests(CLIPS.slow)).toBeGreaterThan(0);
    await leave(page);
  });

  test.each([404, null])('V-08 starts content when the sold medium is missing (%s)', async (status) => {
    const page = await visitor({ canWait: false });
    let requests = 0;
    await page.route(`**/media/clips/${MILK.clip}/*.m4s`, (route) => {
      requests++;
      return status === null ? undefined : route.fulfill({ status });
    });
    await (await openVideo(page, VIDEO.missing)).begin();
    await contentMoves(page);
    expect(requests).toBeGreaterThan(0);
    await leave(page);
  });

  test('V-02 V-01 plays natively on an old iPhone from the stored position, without requesting ads', async ({
    expect,
  }) => {
    const page = await visitor({ canWait: false });
    await page.addInitScript(likeOldIphone);
    await page.evaluate(
      (places) => localStorage.setItem('sintonia.resume', places),
      JSON.stringify([[`${VIDEO.native}`, 30]]),
    );
    const { begin, player } = await openVideo(page, VIDEO.native);
    await begin();
    await contentMoves(page, 30);
    expect(await page.evaluate(() => document.querySelector('video')?.currentSrc)).toMatch(/\/master\.m3u8#t=30$/);
    const isComplete = hasReported(page, 'complete');
    await player
      .getByRole('button', { name: 'Torna-ho a veure' })
      .or(player.getByRole('button', { name: 'Cancel·la' }))
      .waitFor();
    await isComplete;
    expect(ads.requests(CLIPS.native)).toBe(0);
    await hasArrived(page);
    await page.context().close();
  });

  test('V-08 starts content that editors protect as a whole without requesting ads', async ({ expect }) => {
    const page = await visitor({ canWait: false });
    await (await openVideo(page, VIDEO.plain)).begin();
    await contentMoves(page);
    expect(ads.requests(CLIPS.plain)).toBe(0);
    await leave(page);
  });
});

describe('beacons at the ad server', () => {
  const counted = (clip: string) => {
    const counts: Record<string, number> = {};
    for (const reported of reportedFor(clip)) counts[reported] = (counts[reported] ?? 0) + 1;
    return counts;
  };
  const seen = (ad: string, times: number) =>
    Object.fromEntries(
      ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'].map((event) => [
        `${ad} ${event}`,
        times,
      ]),
    );

  test('V-02 report each ad of both pods, from its first frame to its end, once', () => {
    const paused = { 'tren pause': 1, 'tren resume': 1 };
    expect(counted(CLIPS.whole)).toEqual({ ...seen('tren', 2), ...seen('llibres', 2), ...paused });
  });

  test('V-02 report a skipped ad as not completed, and the post-roll as completed', () => {
    const reported = counted(CLIPS.skipped);
    expect(reported).toMatchObject({ 'tren impression': 2, 'tren start': 2, 'tren skip': 2, ...seen('llibres', 1) });
    expect(reported).not.toHaveProperty('tren complete');
  });

  test('V-02 report the click, the pause that came with it, and everything up to leaving the page', () => {
    const reported = counted(CLIPS.visited);
    expect(reported).toMatchObject({
      'llet impression': 1,
      'llet click': 1,
      'llet pause': 1,
      'llet resume': 1,
    });
    expect(reported).not.toHaveProperty('llet complete');
  });

  test('V-02 report the ad of a live break', () => {
    expect(counted(CHANNEL)).toMatchObject(seen('tren', 1));
  });

  test('V-08 report which ads were not as sold', () => {
    expect(new Set(reportedFor(CLIPS.lying))).toEqual(new Set(['curt error 202', 'enlloc error 401']));
    const [failed, hanging] = reportedFor(CLIPS.missing).sort();
    expect(failed).toMatch(/^llet error 40[12]$/); // whichever comes first: the last segment, or the timeout
    expect(hanging).toBe('llet error 402');
    expect([...reportedFor(CLIPS.empty), ...reportedFor(CLIPS.slow)]).toEqual([]);
  });
});

/** R-03: fill of today's breaks by title and kind of break, as the report has it. */
async function fillByBreak() {
  await whenStored(server.origin);
  const answer = await fetch(`${server.origin}/api/v1/reports/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: await staffCookie(server.origin),
      origin: server.origin,
    },
    body: JSON.stringify({
      suite: 'tramuntana-dev',
      period: 'last7Days',
      metrics: ['breaksReached', 'adsPlanned', 'plannedAdStarts', 'adFill'],
      dimensions: ['mediaId', 'adBreakKind'],
    }),
  });
  const { rows } = (await answer.json()) as {
    rows: { dimensions: Record<string, string>; metrics: Record<string, number> }[];
  }; // cast: our own server's answer
  return rows;
}

describe('stored heartbeats', () => {
  let stored: StoredHeartbeat[];
  let late: string;
  let fill: { dimensions: Record<string, string>; metrics: Record<string, number> }[];
  const of = (video: string | number) => stored.filter((report) => report.video === String(video));
  const playedS = (reports: StoredHeartbeat[]) =>
    reports.filter(({ event }) => event === 'play').reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  /** Ad events in order, as `event ad`. */
  const adEvents = (reports: StoredHeartbeat[]) =>
    reports
      .filter(({ assetType, event }) => assetType === 'ad' && (event === 'start' || event === 'complete'))
      .map(({ event, ad, pod, podPosition }) => `${event} ${ad} ${pod} ${podPosition}`);

  beforeAll(async () => {
    late = await (await fetch(`${server.origin}/ads/contract`)).text();
    fill = await fillByBreak();
    await server.away();
    stored = await storedPlayback(server.dataDir);
  });

  test('M-01 V-02 contain both pods, ad by ad, with break and advertiser', () => {
    const reports = of(VIDEO.whole);
    const pod = (name: string) =>
      [`tren ${name} 1`, `llibres ${name} 2`].flatMap((ad) => [`start ${ad}`, `complete ${ad}`]);
    expect(adEvents(reports)).toEqual([...pod('preroll'), ...pod('midroll')]);
    const starts = reports.filter(({ assetType, event }) => assetType === 'ad' && event === 'start');
    expect(starts.map(({ adLengthS }) => adLengthS)).toEqual([8, 6, 8, 6]);
    expect(starts.map(({ podStartS }) => podStartS)).toEqual([0, 0, 26, 26]);
    expect(starts.map(({ metadata }) => metadata['a.media.ad.advertiser'])).toEqual([
      ...['Casa tren', 'Casa llibres', 'Casa tren', 'Casa llibres'],
    ]);
  });

  test('V-07 report the play time of content and of each ad as their elements did', () => {
    const reports = of(VIDEO.whole);
    const lengthsS = truth.whole.map(({ lengthS }) => lengthS);
    expect(lengthsS).toEqual([8, 6, 36, 8, 6, 36]);
    const movedS = (isAd: boolean) =>
      truth.whole.filter(({ lengthS }) => lengthS < 30 === isAd).reduce((sum, { fromS, toS }) => sum + toS - fromS, 0);
    expect(Math.abs(playedS(reports.filter(({ assetType }) => assetType === 'main')) - movedS(false))).toBeLessThan(2);
    expect(Math.abs(playedS(reports.filter(({ assetType }) => assetType === 'ad')) - movedS(true))).toBeLessThan(2);
    // During an ad, content stays where it was interrupted.
    const inMidroll = reports.filter(({ pod, assetType }) => assetType === 'ad' && pod === 'midroll');
    expect(new Set(inMidroll.map(({ playheadS }) => playheadS))).toEqual(new Set([26]));
  });

  test('R-03 say how many ads each break was to show, also where none of them started', () => {
    const planned = (video: number) =>
      new Set(of(video).flatMap(({ pod, adsPlanned }) => (adsPlanned > 0 ? [`${pod} ${adsPlanned}`] : [])));
    expect(planned(VIDEO.whole)).toEqual(new Set(['preroll 2', 'midroll 2']));
    expect(planned(VIDEO.visited)).toEqual(new Set(['preroll 1']));
    expect(planned(VIDEO.missing)).toEqual(new Set(['preroll 1']));
    expect(planned(VIDEO.plain)).toEqual(new Set());
    const row = (video: number, adBreakKind: string) =>
      fill.find(({ dimensions }) => dimensions.mediaId === `${video}` && dimensions.adBreakKind === adBreakKind)
        ?.metrics;
    expect(row(VIDEO.whole, 'preroll')).toEqual({ breaksReached: 1, adsPlanned: 2, plannedAdStarts: 2, adFill: 1 });
    expect(row(VIDEO.whole, 'midroll')).toEqual({ breaksReached: 1, adsPlanned: 2, plannedAdStarts: 2, adFill: 1 });
    // Two viewers, and nothing to show.
    expect(row(VIDEO.missing, 'preroll')).toEqual({ breaksReached: 2, adsPlanned: 2, plannedAdStarts: 0, adFill: 0 });
  });

  test('V-05 contain only chapters of the content', () => {
    const chapters = of(VIDEO.whole)
      .filter(({ event }) => event.startsWith('chapter'))
      .map(({ event, chapterPosition }) => `${event} ${chapterPosition}`);
    expect(chapters).toEqual([2, 3].flatMap((n) => [`chapter_start ${n}`, `chapter_complete ${n}`]));
    expect(of(VIDEO.whole).at(-1)).toMatchObject({ event: 'complete', playheadS: 36 });
  });

  test('M-01 V-02 report a skipped ad as started and not completed, and the end after the last ad', () => {
    const reports = of(VIDEO.skipped);
    expect(adEvents(reports)).toEqual([
      ...['start tren preroll 1', 'start llibres postroll 1', 'complete llibres postroll 1'],
      'start tren preroll 1',
    ]);
    const order = reports.map(({ event, assetType }) => `${event} ${assetType}`);
    expect(order.indexOf('complete main')).toBeGreaterThan(order.indexOf('complete ad'));
    expect(new Set(reports.map(({ session }) => session)).size).toBe(2);
  });

  test('M-01 V-02 V-04 contain the break of a live channel once, and the time of day after it', () => {
    const reports = of(`directe-${CHANNEL}`);
    expect(adEvents(reports)).toEqual(['start tren midroll 1', 'complete tren midroll 1']);
    const madrid = new Date(BREAK_MS).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' });
    const [h = 0, m = 0] = madrid.split(':').map(Number);
    const after = reports.slice(reports.findLastIndex(({ assetType }) => assetType === 'ad') + 1);
    const places = after
      .filter(({ event }) => event === 'play')
      .map(({ playheadS }) => playheadS - (h * 3600 + m * 60) - TRAIN_S);
    expect(Math.abs(places[0] ?? Number.NaN)).toBeLessThan(3);
    expect(places.at(-1)).toBeGreaterThan(120); // live again
  });

  test('M-01 V-01 measure native playback like hls.js playback', () => {
    const reports = of(VIDEO.native);
    expect(reports.map(({ event }) => event)).toContain('resume');
    const moving = reports.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving[0]?.playheadS).toBeGreaterThanOrEqual(30);
    expect(reports.at(-1)).toMatchObject({ event: 'complete', playheadS: 40 });
    expect(reports.at(-1)?.startupMs).toBeGreaterThan(0);
    expect(adEvents(reports)).toEqual([]);
  });

  test('V-08 count no ad that nobody saw, and count the break that came too late', () => {
    for (const how of BROKEN) expect(adEvents(of(VIDEO[how]))).toEqual([]);
    const { broken } = JSON.parse(late);
    expect(broken).toMatchObject({ sameAd: 0, load: 0 });
    expect(broken.startsWithin).toBeGreaterThan(0);
  });
});
