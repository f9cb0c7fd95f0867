/** The radio: it keeps playing across pages, moves to its own window and back. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { truthOf } from './support/element-log.ts';
import { newVisit, type Visit } from './support/open-browser.ts';
import { runImport } from './support/run-import.ts';
import { hasSounded, logSound, persistSounded, type SoundSample, soundedInWindow } from './support/sound-log.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { type StoredHeartbeat, storedPlayback } from './support/stored-playback.ts';
import { useSite } from './support/use-site.ts';

const STATION = { slug: 'radio-tramuntana', name: 'Ràdio Tramuntana' };
const BOOK = { path: '/la-casa-del-guardaagulles/', first: 2029, second: 2030 };
/** Timeout of effects of a press, on a busy machine. */

const site = useSite();

async function visitorWhoAgrees(): Promise<Visit & { context: BrowserContext }> {
  const visit = await newVisit(site.browser, site.server.origin);
  const { page } = visit;
  await page.goto(`${site.server.origin}/radio/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
  await page.getByRole('button', { name: 'Accepta-ho tot' }).waitFor({ state: 'hidden' });
  return { ...visit, context: page.context() };
}

const dockOf = (page: Page) => page.getByRole('complementary', { name: 'Ràdio', exact: true });
const titleOf = (page: Page) => dockOf(page).getByRole('link').textContent();
const press = (page: Page, name: string) => dockOf(page).getByRole('button', { name, exact: true }).click();
const shownTitle = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title);

/** A heartbeat of this kind has been answered: a page's requests must have arrived before its context closes. */
const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event);

/** What happened, by the elements' own clocks. */
let sounds: SoundSample[] = [];
let windowSoundedS = 0;

describe('listening', () => {
  test('W-06 W-15 V-01 the radio plays across pages, moves to its window, and returns', async () => {
    const { page, pageErrors, context } = await visitorWhoAgrees();
    sounds = await logSound(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Escolta en directe: ${STATION.name}` }).click();
    await hasSounded(page, 2);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Notícies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notícies' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Ràdio' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Notícies' }).waitFor();
    await hasSounded(page, 5);
    expect(new Set(sounds.map(({ element }) => element))).toEqual(new Set([0]));
    expect(sounds.filter(({ name }) => name === 'pause')).toEqual([]);
    expect(await shownTitle(page)).toBe(await titleOf(page));

    const isOver = hasReported(page, 'end');
    const [radioWindow] = await Promise.all([context.waitForEvent('page'), press(page, 'Obre en una finestra')]);
    await dockOf(page).getByText(`${STATION.name} sona en una finestra a part.`).waitFor();
    await isOver;
    expect(await page.locator('audio').count()).toBe(0);
    await hasSounded(radioWindow, 3);
    expect(await axeFindings(radioWindow)).toEqual([]);
    // Thirty seconds: the live edge moves by segments, and up to eight seconds behind it still count as live.
    for (let times = 0; times < 3; times++) await radioWindow.getByRole('button', { name: 'Enrere 10 segons' }).click();
    await hasSounded(radioWindow, 4);

    const isStarted = hasReported(page, 'start');
    await persistSounded(radioWindow);
    await radioWindow.close({ runBeforeUnload: true });
    await hasSounded(page, 2);
    windowSoundedS = await soundedInWindow(page);
    await isStarted;
    await dockOf(page)
      .getByRole('button', { name: /Torna al directe/ })
      .waitFor(); // as far behind as the window was
    const isStopped = hasReported(page, 'end');
    await press(page, 'Tanca la ràdio');
    await isStopped;
    expect(await dockOf(page).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  test('W-15 V-04 a rewind plays, and shows, what was on at that time', async () => {
    const slug = `${STATION.slug}-jove`;
    await announceToday(slug);
    const { page, context } = await visitorWhoAgrees();
    await page.goto(`${site.server.origin}/radio/${slug}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Escolta en directe/ }).click();
    await hasSounded(page, 1);
    const title = 'Cinc cançons de pluja';
    const over = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await over.getByRole('button', { name: /^Des del començament/ }).click();
    await expect.poll(() => titleOf(page)).toBe(title);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await expect.poll(() => shownTitle(page)).toBe(title);
    await page.getByText(/^Emès a les/).waitFor();
    const now = page.locator('li[aria-current="time"]').getByRole('heading');
    await dockOf(page)
      .getByRole('button', { name: /Torna al directe/ })
      .click();
    await expect.poll(() => titleOf(page)).toBe(await now.textContent());
    await context.close();
  });

  test('W-06 V-05 a book starts at a chapter, and its next part follows', async () => {
    const { page, context } = await visitorWhoAgrees();
    await page.goto(`${site.server.origin}/audio/${BOOK.first}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /L’horari$/ }).click();
    await hasSounded(page, 1);
    const positionS = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    expect(positionS).toBeGreaterThan(18);
    expect(positionS).toBeLessThan(24);
    await page.goto(`${site.server.origin}${BOOK.path}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Comença el llibre/ }).click();
    await hasSounded(page, 1);
    const isComplete = hasReported(page, 'complete');
    await dockOf(page).getByRole('slider', { name: 'Posició' }).press('End');
    await isComplete;
    await expect.poll(() => titleOf(page)).toMatch(/^Segona part/);
    await hasSounded(page, 1);
    const isOver = hasReported(page, 'end');
    await press(page, 'Tanca la ràdio');
    await isOver;
    await context.close();
  });

  test('W-06 a video and the radio never play at once', async () => {
    const { page, context } = await visitorWhoAgrees();
    await page.getByRole('button', { name: `Escolta en directe: ${STATION.name}` }).click();
    await hasSounded(page, 1);
    await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Programes' }).click();
    await page.getByRole('link', { name: 'Cims', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cims' }).waitFor();
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click();
    await page.getByRole('button', { name: /^Reprodueix: / }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
    await press(page, 'Reprodueix');
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await context.close();
  });

  test('W-06 a blocked window is reported, with a tab as alternative', async () => {
    const { page, context } = await visitorWhoAgrees();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.goto(`${site.server.origin}/radio/${STATION.slug}/`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Finestra nova' }).click();
    const reported = page.getByRole('alert');
    expect(await reported.getByRole('link').getAttribute('href')).toBe(`/radio/finestra/${STATION.slug}/`);
    await reported.getByRole('button', { name: 'D’acord' }).click();
    await reported.waitFor({ state: 'hidden' });
    await context.close();
  });
});

/** Imports a schedule with a past and a current programme, whatever the hour of the test. */
async function announceToday(channel: string): Promise<void> {
  const nowMs = Date.now();
  const at = (minutesAgo: number) => new Date(nowMs - minutesAgo * 60_000).toISOString();
  const schedule = [
    { channel, title: 'Cinc cançons de pluja', startsAt: at(10), endsAt: at(5) },
    { channel, title: 'La tarda és llarga', startsAt: at(5), endsAt: at(-60) },
  ];
  const file = join(site.server.dataDir, 'avui.json');
  await writeFile(file, JSON.stringify({ format: 'sintonia-catalogue', version: 1, schedule }));
  const { code, out, error } = await runImport(site.server, file);
  expect(code, out + error).toBe(0);
}

describe('stored heartbeats', () => {
  let heartbeats: StoredHeartbeat[];
  let hits: StoredHit[];
  const live = () => heartbeats.filter(({ video }) => video === `directe-${STATION.slug}`);
  const playedS = (of: readonly StoredHeartbeat[]) =>
    of.filter(({ event }) => event === 'play').reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

  beforeAll(async () => {
    await site.server.away();
    heartbeats = await storedPlayback(site.server.dataDir);
    hits = await storedHits(site.server.dataDir);
  });

  test('W-06 M-01 form three sessions for page, window and page again, each with its own player, for as long as it played', () => {
    const firstWindow = live().find(({ player }) => player === 'sintonia-finestra');
    const visitor = live().find(({ visitor, session }) => visitor && session === firstWindow?.session)?.visitor;
    const sessions = Map.groupBy(live(), ({ session }) => session);
    const ofVisitor = [...sessions.values()].filter((of) => of.some((heartbeat) => heartbeat.visitor === visitor));
    expect(ofVisitor.map((of) => of[0]?.player)).toEqual(['sintonia-web', 'sintonia-finestra', 'sintonia-web']);
    const [page, ownWindow, back] = ofVisitor;
    if (!page || !ownWindow || !back) throw new Error('three sessions');
    expect(new Set(live().map(({ stream }) => stream))).toEqual(new Set(['live']));
    const heardS = (element: number) => truthOf(sounds.filter((sample) => sample.element === element)).movedS;
    const strayS = [playedS(page) - heardS(0), playedS(ownWindow) - windowSoundedS, playedS(back) - heardS(1)];
    expect(strayS.filter((byS) => Math.abs(byS) >= 1)).toEqual([]);
    expect(page.at(-1)?.event).toBe('end');
    expect(back.at(-1)?.event).toBe('end');
    // Handed over, not duplicated: the page ended when the window started.
    const beganMs = ownWindow.find(({ event }) => event === 'play')?.sentAtMs ?? 0;
    expect(Math.abs((page.at(-1)?.sentAtMs ?? 0) - beganMs)).toBeLessThan(10_000);
  });

  test('T-08 W-06 contain event26 for the window, with the current programme', () => {
    const opened = hits.filter(({ linkName }) => linkName === 'Finestra nova');
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({
      kind: 'link',
      tier: 'consented',
      linkType: 'lnk_o',
      events: ['event26'],
      variables: {
        c1: 'radio',
        v2: STATION.slug,
        v8: STATION.name,
        v9: `directe-${STATION.slug}`,
        v18: 'directe',
        v41: 'audio',
        v42: 'directe',
      },
    });
    expect(opened[0]?.variables.v3).toBeTruthy();
  });

  test('A-01 W-06 count pages viewed during playback, and the window as its own page', () => {
    const pages = hits.filter(({ kind }) => kind === 'pageview').map(({ page }) => page);
    expect(pages.filter((name) => name === 'noticies/portada')).toHaveLength(2);
    expect(pages).toContain(`radio/finestra/${STATION.slug}`);
  });

  test('T-08 V-04 report a rewind of the radio once', () => {
    const back = hits.filter(({ linkName }) => linkName === 'DVR').map(({ variables }) => variables.v41);
    expect(back).toEqual(['audio', 'audio']); // in the window, and on the station's page
  });

  test('W-06 M-01 report the parts of the book as separate audiobooks, the first complete', () => {
    const of = (id: number) => heartbeats.filter(({ video }) => video === String(id));
    expect(new Set([...of(BOOK.first), ...of(BOOK.second)].map(({ stream }) => stream))).toEqual(
      new Set(['audiobook']),
    );
    expect(of(BOOK.first).map(({ event }) => event)).toContain('complete');
    expect(of(BOOK.first).map(({ chapter }) => chapter)).toContain('L’horari');
    expect(of(BOOK.second).length).toBeGreaterThan(0);
  });
});
