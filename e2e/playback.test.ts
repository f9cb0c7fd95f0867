/** Real media in the site's player, and the stored heartbeats. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { storedInBrowser } from './support/browser-storage.ts';
import { type ElementSample, logElement, reached, truthOf } from './support/element-log.ts';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit, type Visit } from './support/open-browser.ts';
import { hasArrived } from './support/outbox-lines.ts';
import { failSegments, holdSegments } from './support/segments.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();

const VIDEO = { whole: 1001, broken: 1002, withdrawn: 1003, away: 1004 };
/** The clip of all four: 36 s in segments of 4 s, chapters at 0, 12 and 26 s. */
const SEGMENT_S = 4;
/** How long one of two tabs stays open while the server is away, by its own clock. */
const AWAY_MS = 65_000;

async function visitorWhoAgrees(): Promise<Visit> {
  const visit = await newVisit(site.browser, site.server.origin);
  await visit.page.goto(site.server.origin);
  await visit.page.getByRole('button', { name: 'Accepta-ho tot' }).click();
  await visit.page.getByRole('button', { name: 'Accepta-ho tot' }).waitFor({ state: 'hidden' });
  return visit;
}

interface Watching {
  player: Locator;
  log: ElementSample[];
  press(name: string): Promise<void>;
}

/** Opens a video and plays it. */
async function watch(page: Page, video: number): Promise<Watching> {
  await page.goto(`${site.server.origin}/video/${video}/`, { waitUntil: 'networkidle' });
  const player = page.getByRole('region', { name: /^Reproductor/ });
  const log = await logElement(page);
  await player.getByRole('button', { name: /^Reprodueix/ }).click();
  const press = async (name: string) => {
    await player.hover(); // the controls hide over a playing picture
    await player.getByRole('button', { name, exact: true }).click();
  };
  return { player, log, press };
}

/**
 * A heartbeat of this kind has been answered. Closing a context kills its pages: their requests must have arrived by
 * then.
 */
const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event, {
    timeout: 120_000,
  });

const hasEnded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('video')?.ended, undefined, { timeout: 60_000 });

/** hls.js buffers 30 s: some time after the start the whole clip is buffered. */
const hasAllInHand = (page: Page) =>
  page.waitForFunction(
    () => {
      const video = document.querySelector('video');
      return video && video.buffered.length === 1 && video.buffered.end(0) > video.duration - 0.5;
    },
    undefined,
    { timeout: 60_000 },
  );

/** What happened, by the elements' own clocks. */
const truth = {
  whole: [] as ElementSample[],
  /** Two tabs, in no order. */
  away: [] as ElementSample[][],
  /** Their requests, arrived or not. */
  sentAway: [] as MeasuredRequest[],
};

describe.concurrent('playback in the player', () => {
  test('M-01 V-05 plays, pauses, waits for a slow origin, seeks, and stays to the end', async ({ expect }) => {
    const { page } = await visitorWhoAgrees();
    const isComplete = hasReported(page, 'complete');
    const letThrough = await holdSegments(page, 1);
    const { player, log, press } = await watch(page, VIDEO.whole);
    truth.whole = log;
    await reached(page, 2);
    await press('Pausa');
    await page.waitForTimeout(1500); // duration of the pause
    await press('Reprodueix');
    // By the element's position, not by the time of the check: on a busy machine it may stall before.
    const hasRunDry = () => log.some(({ name, positionS }) => name === 'waiting' && positionS > SEGMENT_S - 1);
    await expect.poll(hasRunDry).toBe(true);
    await page.waitForTimeout(2000); // duration of the slow origin
    letThrough();
    await reached(page, 8);
    await player.getByRole('button', { name: 'Endavant 10 segons' }).press('7');
    await hasEnded(page);
    await isComplete;
    await hasArrived(page);
    await page.context().close();
  });

  test('V-06 M-07 gives up when another origin fails', async () => {
    const { page } = await visitorWhoAgrees();
    await failSegments(page, 1);
    const isOver = hasReported(page, 'end');
    await watch(page, VIDEO.broken);
    await page.getByRole('alert').getByText('No s’ha pogut reproduir').waitFor({ timeout: 120_000 });
    await isOver;
    await page.context().close();
  });

  test('C-03 M-10 reports and stores nothing after a withdrawal in another tab', async ({ expect }) => {
    const { page } = await visitorWhoAgrees();
    const measured = recordMeasuring(page);
    await watch(page, VIDEO.withdrawn);
    await reached(page, 3);
    expect((await storedInBrowser(page)).databases).toEqual(['sintonia']);
    const other = await page.context().newPage();
    await other.goto(`${site.server.origin}/privadesa/`);
    const reported = measured.length;
    await other.evaluate(() =>
      document.addEventListener('submit', () => document.body.setAttribute('data-refused', `${Date.now()}`), true),
    );
    await other.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await other.getByText('Tria desada.').waitFor();
    const refusedMs = Number(await other.locator('body').getAttribute('data-refused'));
    await reached(page, 14); // longer than the reporting interval
    const late = measured
      .slice(reported)
      .filter(({ parameters }) => !(Number(parameters.get('l:event:ts')) < refusedMs));
    expect(late).toEqual([]);
    expect((await storedInBrowser(page)).databases).toEqual([]);
    await page.context().close();
  });
});

describe('absence of the server', () => {
  test('M-10 V-07 lasts more than a minute while two tabs of a visitor play; both are closed, and a later page delivers what was missing', async () => {
    const { page: first } = await visitorWhoAgrees();
    const context = first.context();
    const second = await context.newPage();
    await context.clock.install(); // runs like the real clock until it is advanced
    const measured = [recordMeasuring(first), recordMeasuring(second)];
    for (const page of [first, second]) truth.away.push((await watch(page, VIDEO.away)).log);
    for (const page of [first, second]) await hasAllInHand(page);
    await site.server.away();
    await reached(second, 12);
    await second.keyboard.press('k');
    await second.waitForFunction(() => document.querySelector('video')?.paused);
    await hasEnded(first);
    const hasReported = (event: string) =>
      measured[0]?.some(({ parameters }) => parameters.get('s:event:type') === event);
    await expect.poll(() => hasReported('complete')).toBe(true);
    await first.close();
    await context.clock.runFor(AWAY_MS);
    await second.close();
    truth.sentAway = measured.flat().filter(({ kind }) => kind === 'heartbeat');
    await site.server.back();
    const later = await context.newPage();
    const isBrought = later.waitForResponse((answer) => new URL(answer.url()).pathname === '/collect' && answer.ok());
    await later.goto(`${site.server.origin}/programes/`);
    await isBrought;
    await hasArrived(later);
    await context.close();
  });
});

describe('stored heartbeats', () => {
  let stored: StoredHeartbeat[];
  const of = (video: number) => stored.filter((heartbeat) => heartbeat.video === String(video));
  const sumS = (heartbeats: StoredHeartbeat[], event: string) =>
    heartbeats.filter((heartbeat) => heartbeat.event === event).reduce((sum, { durationMs }) => sum + durationMs, 0) /
    1000;
  const sessions = (heartbeats: StoredHeartbeat[]) => [...new Set(heartbeats.map(({ session }) => session))];

  beforeAll(async () => {
    await site.server.away();
    stored = await storedPlayback(site.server.dataDir);
  });

  test('M-01 M-03 report the element’s play time, stall time and pause', () => {
    const heartbeats = of(VIDEO.whole);
    const { movedS, bufferedS, pauses, pausedS, hasEnded } = truthOf(truth.whole);
    expect(hasEnded).toBe(true);
    expect(sessions(heartbeats)).toHaveLength(1);
    expect(Math.abs(sumS(heartbeats, 'play') - movedS)).toBeLessThan(1);
    expect(Math.abs(sumS(heartbeats, 'buffer') - bufferedS)).toBeLessThan(0.5);
    expect(bufferedS).toBeGreaterThan(1.5);
    // A requested pause starts with a heartbeat of no duration; a seek does not.
    expect(heartbeats.filter(({ event, durationMs }) => event === 'pause' && durationMs === 0)).toHaveLength(pauses);
    expect(pauses).toBe(1);
    expect(sumS(heartbeats, 'pause')).toBeGreaterThan(pausedS - 0.5);
    expect(heartbeats.filter(({ event }) => event === 'complete').map(({ playheadS }) => playheadS)).toEqual([36]);
    expect(heartbeats.at(-1)?.event).toBe('complete');
  });

  test('V-05 start three chapters; the one left by the seek is not completed, the others are', () => {
    const chapters = of(VIDEO.whole)
      .filter(({ event }) => event.startsWith('chapter'))
      .map(({ event, chapterPosition }) => `${event} ${chapterPosition}`);
    expect(chapters).toEqual([
      'chapter_start 1',
      'chapter_start 2',
      'chapter_complete 2',
      'chapter_start 3',
      'chapter_complete 3',
    ]);
  });

  test('V-06 M-07 name the failure, and end the session without complete', () => {
    const heartbeats = of(VIDEO.broken);
    expect(heartbeats.filter(({ event }) => event === 'error').map(({ error }) => error)).toEqual([
      'networkError.fragLoadError',
    ]);
    expect(heartbeats.at(-1)?.event).toBe('end');
    expect(heartbeats.map(({ event }) => event)).not.toContain('complete');
  });

  test('C-03 stop without an end after a withdrawal: an end would be one more heartbeat', () => {
    const heartbeats = of(VIDEO.withdrawn);
    expect(sessions(heartbeats)).toHaveLength(1);
    expect(heartbeats.map(({ event }) => event)).not.toContain('end');
  });

  test('M-10 contain every heartbeat that was sent while the server was away, once', () => {
    const lines = of(VIDEO.away).map(({ raw }) => raw);
    expect(new Set(lines).size).toBe(lines.length);
    expect(truth.sentAway.map(({ line }) => line).filter((line) => !lines.includes(line))).toEqual([]);
  });

  test('M-10 contain the end of one tab, and everything of the other up to its closing', () => {
    const reported = sessions(of(VIDEO.away)).map((session) =>
      of(VIDEO.away).filter((heartbeat) => heartbeat.session === session),
    );
    expect(reported.map((heartbeats) => heartbeats.some(({ event }) => event === 'complete')).sort()).toEqual([
      false,
      true,
    ]);
    const watchedS = truth.away.map((log) => truthOf(log).movedS).sort((a, b) => a - b);
    const storedS = reported.map((heartbeats) => sumS(heartbeats, 'play')).sort((a, b) => a - b);
    storedS.forEach((seconds, i) => {
      expect(Math.abs(seconds - (watchedS[i] ?? 0))).toBeLessThan(1);
    });
  });

  test('M-10 M-07 contain a minute without a server with its own times: a pause, reported every ten seconds', () => {
    const heartbeats = of(VIDEO.away);
    const paused = heartbeats.filter(({ event, durationMs }) => event === 'pause' && durationMs > 0);
    expect(sessions(paused)).toHaveLength(1);
    expect(paused.length).toBeGreaterThanOrEqual(6);
    for (const { durationMs } of paused) expect(durationMs).toBeLessThan(11_000);
    const [first, last] = [paused[0]?.sentAtMs ?? 0, paused.at(-1)?.sentAtMs ?? 0];
    expect(last - first).toBeGreaterThanOrEqual(50_000);
    expect(sumS(paused, 'pause')).toBeGreaterThanOrEqual(60);
  });

  test('V-07 I-01 form two sessions of one visitor for two tabs', () => {
    const heartbeats = of(VIDEO.away);
    expect(sessions(heartbeats)).toHaveLength(2);
    const visitors = new Set(heartbeats.map(({ visitor }) => visitor).filter((visitor) => visitor !== ''));
    expect(visitors.size).toBe(1);
  });
});
