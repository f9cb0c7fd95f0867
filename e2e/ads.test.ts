/** Ads in the site's player on real media: beacons at the ad server and stored heartbeats, against what happened. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdScenario, startAdScenario } from './support/ad-scenario.ts';
import { adVisitor, contentMoves, hasReported, isShowing, leave, openWithAds } from './support/ad-viewer.ts';
import { axeFindings } from './support/axe.ts';
import { drawnWords, watchWords } from './support/drawn-words.ts';
import { reached } from './support/element-log.ts';
import { type BreakFill, fillByBreak } from './support/fill-by-break.ts';
import { likeNewIphone } from './support/other-browsers.ts';
import { hasArrived } from './support/outbox-lines.ts';
import { setPace } from './support/pace.ts';
import type { PlayedRange } from './support/played-ranges.ts';
import { BREAK_MS, CHANNEL, CLIPS, TRAIN_S, VIDEO } from './support/sold-ads.ts';
import { adEvents, plannedAds, type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';

/** Stored position of the viewer of `whole`, in seconds: the first chapter was seen, the second nearly half. */
const LEFT_AT_S = 20;

let scenario: AdScenario;
beforeAll(async () => {
  scenario = await startAdScenario();
});
afterAll(() => scenario?.stop());

const openVideo = (page: Page, video: number) => openWithAds(scenario, page, `/video/${video}/`);

/** What happened, by the clock of the element and of the test. */
const truth = { whole: [] as PlayedRange[] };

describe.concurrent('playback in the player', () => {
  test('V-02 V-01 V-03 plays a pod before and a pod inside the content, chapters and subtitles to the end, from the stored position', async ({
    expect,
  }) => {
    const page = await adVisitor(scenario);
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
    const page = await adVisitor(scenario);
    const listed = page.waitForResponse((answer) => /\/live\/[^/]+\/\d+p\.m3u8/.test(answer.url()));
    const { player, layer, begin } = await openWithAds(scenario, page, `/directes/${CHANNEL}/`);
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
    const page = await adVisitor(scenario);
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
    const page = await adVisitor(scenario);
    await page.addInitScript(likeNewIphone);
    const { layer, begin } = await openVideo(page, VIDEO.visited);
    await page.context().route(`${scenario.ads.landing}**`, (route) => route.continue());
    await setPace(page, 0.25);
    await begin();
    await expect.poll(() => scenario.reportedFor(CLIPS.visited)).toContain('llet impression');
    const [visited] = await Promise.all([
      page.waitForEvent('popup'),
      layer.getByRole('link', { name: /^Casa llet: ves al web/ }).click(),
    ]);
    await visited.getByText('Aquí hi ha l’anunciant').waitFor();
    expect(visited.url()).toBe(scenario.ads.landing);
    await visited.close();
    await setPace(page, 1);
    await layer.getByRole('button', { name: 'Reprodueix', exact: true }).click();
    await expect.poll(() => scenario.reportedFor(CLIPS.visited)).toContain('llet midpoint');
    await leave(page);
  });
});

describe('beacons at the ad server', () => {
  const counted = (clip: string) => {
    const counts: Record<string, number> = {};
    for (const reported of scenario.reportedFor(clip)) counts[reported] = (counts[reported] ?? 0) + 1;
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
});

describe('stored heartbeats', () => {
  let stored: StoredHeartbeat[];
  let fill: BreakFill;
  const of = (video: string | number) => stored.filter((heartbeat) => heartbeat.video === String(video));
  const playedS = (heartbeats: StoredHeartbeat[]) =>
    heartbeats.filter(({ event }) => event === 'play').reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

  beforeAll(async () => {
    fill = await fillByBreak(scenario.server.origin);
    await scenario.server.away();
    stored = await storedPlayback(scenario.server.dataDir);
  });

  test('M-01 V-02 contain both pods, ad by ad, with break and advertiser', () => {
    const heartbeats = of(VIDEO.whole);
    const pod = (name: string) =>
      [`tren ${name} 1`, `llibres ${name} 2`].flatMap((ad) => [`start ${ad}`, `complete ${ad}`]);
    expect(adEvents(heartbeats)).toEqual([...pod('preroll'), ...pod('midroll')]);
    const starts = heartbeats.filter(({ assetType, event }) => assetType === 'ad' && event === 'start');
    expect(starts.map(({ adLengthS }) => adLengthS)).toEqual([8, 6, 8, 6]);
    expect(starts.map(({ podStartS }) => podStartS)).toEqual([0, 0, 26, 26]);
    expect(starts.map(({ metadata }) => metadata['a.media.ad.advertiser'])).toEqual([
      ...['Casa tren', 'Casa llibres', 'Casa tren', 'Casa llibres'],
    ]);
  });

  test('V-07 report the play time of content and of each ad as their elements did', () => {
    const heartbeats = of(VIDEO.whole);
    const lengthsS = truth.whole.map(({ lengthS }) => lengthS);
    expect(lengthsS).toEqual([8, 6, 36, 8, 6, 36]);
    const movedS = (isAd: boolean) =>
      truth.whole.filter(({ lengthS }) => lengthS < 30 === isAd).reduce((sum, { fromS, toS }) => sum + toS - fromS, 0);
    expect(Math.abs(playedS(heartbeats.filter(({ assetType }) => assetType === 'main')) - movedS(false))).toBeLessThan(
      2,
    );
    expect(Math.abs(playedS(heartbeats.filter(({ assetType }) => assetType === 'ad')) - movedS(true))).toBeLessThan(2);
    // During an ad, content stays where it was interrupted.
    const inMidroll = heartbeats.filter(({ pod, assetType }) => assetType === 'ad' && pod === 'midroll');
    expect(new Set(inMidroll.map(({ playheadS }) => playheadS))).toEqual(new Set([26]));
  });

  test('R-03 state how many ads each break was to show', () => {
    expect(plannedAds(of(VIDEO.whole))).toEqual(new Set(['preroll 2', 'midroll 2']));
    expect(plannedAds(of(VIDEO.visited))).toEqual(new Set(['preroll 1']));
    const whole = { breaksReached: 1, adsPlanned: 2, plannedAdStarts: 2, adFill: 1 };
    expect(fill(VIDEO.whole, 'preroll')).toEqual(whole);
    expect(fill(VIDEO.whole, 'midroll')).toEqual(whole);
  });

  test('V-05 contain only chapters of the content', () => {
    const chapters = of(VIDEO.whole)
      .filter(({ event }) => event.startsWith('chapter'))
      .map(({ event, chapterPosition }) => `${event} ${chapterPosition}`);
    expect(chapters).toEqual([2, 3].flatMap((n) => [`chapter_start ${n}`, `chapter_complete ${n}`]));
    expect(of(VIDEO.whole).at(-1)).toMatchObject({ event: 'complete', playheadS: 36 });
  });

  test('M-01 V-02 report a skipped ad as started and not completed, and the end after the last ad', () => {
    const heartbeats = of(VIDEO.skipped);
    expect(adEvents(heartbeats)).toEqual([
      ...['start tren preroll 1', 'start llibres postroll 1', 'complete llibres postroll 1'],
      'start tren preroll 1',
    ]);
    const order = heartbeats.map(({ event, assetType }) => `${event} ${assetType}`);
    expect(order.indexOf('complete main')).toBeGreaterThan(order.indexOf('complete ad'));
    expect(new Set(heartbeats.map(({ session }) => session)).size).toBe(2);
  });

  test('M-01 V-02 V-04 contain the break of a live channel once, and the time of day after it', () => {
    const heartbeats = of(`directe-${CHANNEL}`);
    expect(adEvents(heartbeats)).toEqual(['start tren midroll 1', 'complete tren midroll 1']);
    const madrid = new Date(BREAK_MS).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' });
    const [h = 0, m = 0] = madrid.split(':').map(Number);
    const after = heartbeats.slice(heartbeats.findLastIndex(({ assetType }) => assetType === 'ad') + 1);
    const places = after
      .filter(({ event }) => event === 'play')
      .map(({ playheadS }) => playheadS - (h * 3600 + m * 60) - TRAIN_S);
    expect(Math.abs(places[0] ?? Number.NaN)).toBeLessThan(3);
    expect(places.at(-1)).toBeGreaterThan(120); // live again
  });
});
