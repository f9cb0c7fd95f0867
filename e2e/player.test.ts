/** What one does with the player, on real media; and what the server has stored of it where it is measured. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { type ElementMoment, logElement, reached, truthOf } from './support/element-log.ts';
import { kept } from './support/kept-in-browser.ts';
import { listenAsSystem, pressMediaKey, shownBySystem } from './support/media-keys.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { setPace } from './support/pace.ts';
import { failUntilTold } from './support/segments.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { type StoredReport, storedPlayback } from './support/stored-playback.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const CHANNEL = 'tramuntana-1';
const LIVE = `/directes/${CHANNEL}/`;
/** Nobody may go back in it. */
const LINEAR = 'tramuntana-petit';
/** The clip of all: 36 s, chapters at 0, 12 and 26 s. */
const VIDEO = { recovers: 1001, words: 1002, left: 1003, keyboard: 1004, failed: 1005, system: 1006 };

const path = (video: number) => `/video/${video}/`;

async function visitor(choice: 'Accepta-ho tot' | 'Rebutja-ho tot'): Promise<Page> {
  const { page } = await newVisit(browser, server.origin);
  await page.goto(`${server.origin}/privadesa/`);
  await page.getByRole('button', { name: choice }).first().click();
  return page;
}

async function open(page: Page, at: string): Promise<Locator> {
  await page.goto(server.origin + at, { waitUntil: 'networkidle' });
  return page.getByRole('region', { name: /^Reproductor/ });
}

const begin = (player: Locator) => player.getByRole('button', { name: /^Reprodueix/ }).click();
const position = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);
const isTold = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event);
/** A report of content that moved has been answered. */
const isWatched = (page: Page) =>
  page.waitForResponse((answer) => {
    const report = new URL(answer.url()).searchParams;
    return answer.ok() && report.get('s:event:type') === 'play' && Number(report.get('l:event:duration')) > 0;
  });
const isLinked = (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('pev2') === name);

/** Goes on to another page, and waits until the end of the session is told. */
async function leave(page: Page): Promise<void> {
  const isOver = isTold(page, 'end');
  await page.getByRole('banner').getByRole('link', { name: 'Notícies', exact: true }).click();
  await isOver;
}

/** What happened, by the browser's clock. */
const truth = {
  live: { openedMs: 0, wentBackMs: 0, wentLiveMs: 0 },
  recovers: [] as ElementMoment[],
};

describe.concurrent('live', () => {
  test('V-04 W-15 one goes back an hour, sees what was on then, and goes live again', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await open(page, LIVE);
    truth.live.openedMs = Date.now();
    await begin(player);
    await player.getByText('En directe', { exact: true }).waitFor();
    const bar = player.getByRole('slider', { name: 'Posició' });
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toContain('En directe');
    await reached(page, 1);
    await page.waitForTimeout(2500); // so long one watches live
    const isCounted = isLinked(page, 'DVR');
    await page.keyboard.press('5');
    truth.live.wentBackMs = Date.now();
    await isCounted;
    const behind = player.getByRole('button', { name: /Torna al directe/ });
    await behind.waitFor();
    expect(await behind.textContent()).toMatch(/−(59|1:00):\d\d/);
    const shown = new Intl.DateTimeFormat('ca', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' });
    const anHourAgo = [0, 60_000, 120_000].map((ms) => shown.format(truth.live.wentBackMs - 3_600_000 - ms));
    expect(anHourAgo).toContain((await bar.getAttribute('aria-valuetext'))?.split(',')[0]);
    await page.waitForTimeout(1500); // what was told until now is of the live edge
    await isWatched(page);
    await player.hover(); // over a moving picture the controls hide
    await behind.click();
    truth.live.wentLiveMs = Date.now();
    await player.getByText('En directe', { exact: true }).waitFor();
    await reached(page, (await position(page)) + 3);
    await leave(page);
    await page.context().close();
  });

  test('V-04 a key never leaves the window, and the beginning of what is on is one press away', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, LIVE);
    await begin(player);
    const bar = player.getByRole('slider', { name: 'Posició' });
    await bar.waitFor();
    const edge = async () => Number(await bar.getAttribute('max'));
    await page.keyboard.press('l');
    expect(await position(page)).toBeLessThanOrEqual((await edge()) + 5);
    await page.keyboard.press('Home');
    await expect.poll(() => position(page)).toBeLessThan(Number(await bar.getAttribute('min')) + 30);
    await page.keyboard.press('End');
    await expect.poll(async () => (await edge()) - (await position(page))).toBeLessThan(8);
    await page.context().close();
  });

  test('V-01 in a linear channel one watches what is on, and nothing goes back: no bar, no button, no key; after a pause one sees what is on then', async ({
    expect,
  }) => {
    const page = await visitor('Accepta-ho tot');
    const listed = page.waitForResponse((answer) => /\/live\/[^/]+\/\d+p\.m3u8/.test(answer.url()));
    const player = await open(page, `/directes/${LINEAR}/`);
    await begin(player);
    expect((await (await listed).text()).match(/^#EXTINF/gm)?.length).toBeLessThanOrEqual(15);
    await player.getByText('En directe', { exact: true }).waitFor();
    const startS = await position(page);
    await reached(page, startS + 1);
    await player.hover();
    await player.getByRole('button', { name: 'Pausa' }).waitFor();
    expect(await player.getByRole('slider', { name: 'Posició' }).count()).toBe(0);
    expect(
      await player.getByRole('button', { name: /^(Enrere|Endavant|Des de l’inici|Torna al directe)/ }).count(),
    ).toBe(0);
    expect(await page.getByRole('button', { name: /^(Des de l’inici|Torna a l’inici)/ }).count()).toBe(0);
    for (const key of ['Home', '0', '5', 'j', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await position(page)).toBeGreaterThan(startS);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('k');
    const pausedS = await position(page);
    await page.waitForTimeout(4500); // a segment goes by
    await page.keyboard.press('k');
    await page.waitForFunction((s) => (document.querySelector('video')?.currentTime ?? 0) > s + 4, pausedS);
    await isWatched(page);
    await leave(page);
    await page.context().close();
  });
});

describe.concurrent('on demand', () => {
  test('V-06 an origin that fails for a while costs a wait, and nothing else', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const recover = await failUntilTold(page, 1);
    const player = await open(page, path(VIDEO.recovers));
    truth.recovers = await logElement(page);
    await begin(player);
    const names = () => truth.recovers.map(({ name }) => name);
    await expect
      .poll(() => names().lastIndexOf('waiting') > names().indexOf('playing') && names().includes('playing'))
      .toBe(true);
    await page.waitForTimeout(700); // a wait that one notices
    recover();
    await reached(page, 9);
    expect(await player.getByRole('alert').count()).toBe(0);
    await leave(page);
    await page.context().close();
  });

  test('W-10 when it fails for good one may try again, from where one was', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    let isWell = false;
    await page.route('**/540p.m3u8*', (route) => (isWell ? route.continue() : route.fulfill({ status: 500 })));
    await page.route('**/360p.m3u8*', (route) => (isWell ? route.continue() : route.fulfill({ status: 500 })));
    const player = await open(page, path(VIDEO.failed));
    await begin(player);
    await player.getByText('S’està reconnectant…').waitFor();
    await player.getByRole('alert').getByText('No s’ha pogut reproduir').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    isWell = true;
    await player.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await reached(page, 1);
    await page.context().close();
  });

  test('V-03 subtitles come back in the language, size and contrast that one chose', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await open(page, path(VIDEO.words));
    await begin(player);
    await player.hover();
    await player.getByRole('button', { name: 'Configuració' }).click();
    const settings = player.getByRole('dialog', { name: 'Configuració' });
    const isCounted = isLinked(page, 'Subtítols');
    await settings.getByRole('radio', { name: 'Català' }).check();
    await isCounted;
    await settings.getByRole('radio', { name: 'Molt gran' }).check();
    await settings.getByRole('radio', { name: 'Groc sobre negre' }).check();
    const faster = settings.getByRole('radio', { name: '1,5×' });
    await faster.click();
    await expect.poll(() => faster.isChecked()).toBe(true); // it shows the pace that the element has
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.5);
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    const again = await open(page, path(VIDEO.words));
    await begin(again);
    const words = again.locator('[data-size="huge"][data-contrast="yellow"]');
    await words.waitFor();
    const drawn = words.locator('p').first();
    expect(await drawn.evaluate((line) => getComputedStyle(line).color)).toBe('rgb(255, 225, 77)');
    expect((await kept(page)).local).toContain('sintonia.player');
    await page.context().close();
  });

  test('V-01 one goes on where one left, and what has been seen is forgotten', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    const player = await open(page, path(VIDEO.left));
    await begin(player);
    await reached(page, 1);
    await setPace(page, 0.2); // nobody is at the end before they have left
    await player.getByRole('slider', { name: 'Posició' }).fill('31');
    await reached(page, 31.2);
    const stretches = await page.evaluate(() => document.querySelector('video')?.played.length);
    expect(stretches).toBeGreaterThan(1); // it went there, and did not play on until there
    const again = await open(page, path(VIDEO.left));
    const isResumed = isTold(page, 'resume');
    const isComplete = isTold(page, 'complete');
    await again.getByRole('button', { name: /Continua on ho vas deixar/ }).click();
    await isResumed;
    await reached(page, 30.2);
    expect(await page.evaluate(() => document.querySelector('video')?.played.start(0))).toBeGreaterThanOrEqual(29.9);
    await page.waitForFunction(() => document.querySelector('video')?.ended);
    const upNext = again.getByRole('link', { name: 'Reprodueix-lo ara' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Reprodueix-lo ara');
    await page.keyboard.press('Escape');
    await upNext.waitFor({ state: 'hidden' });
    expect((await kept(page)).local).not.toContain('sintonia.resume');
    await again.getByRole('button', { name: 'Torna-ho a veure' }).waitFor();
    await page.keyboard.press('n');
    await isComplete;
    await page.waitForURL((url) => url.pathname !== path(VIDEO.left));
    await reached(page, 0.5); // the next one plays by itself
    await page.context().close();
  });

  test('V-05 W-13 one reads what is said, looks for a word, and goes there; chapters and stills show the way', async ({
    expect,
  }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, path(VIDEO.recovers));
    await page.getByText('Transcripció', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Cerca en la transcripció' }).fill('ULTIM TRAM');
    await page.getByText('Surt en 1 frase').waitFor();
    const sentence = page.getByRole('button', { name: /l’últim tram/ });
    expect(await axeFindings(page)).toEqual([]);
    await setPace(page, 0.2); // there is time to look at what is said
    await sentence.click();
    await reached(page, 26.2);
    await expect.poll(() => sentence.getAttribute('aria-current')).toBe('true');
    const bar = player.getByRole('slider', { name: 'Posició' });
    expect(await bar.getAttribute('aria-valuetext')).toMatch(/^2\d segons de 36 segons\. L’últim tram$/);
    await bar.hover({ position: { x: 300, y: 12 } });
    const still = player.locator('[style*="thumbnails.webp"]');
    await still.waitFor();
    expect(await still.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([160, 90]);
    await player.hover();
    await player.getByRole('button', { name: 'Capítols' }).click();
    await player
      .getByRole('dialog', { name: 'Capítols' })
      .getByRole('button', { name: /Límit del bosc/ })
      .click();
    await expect.poll(() => position(page)).toBeLessThan(16);
    expect(await position(page)).toBeGreaterThanOrEqual(12);
    await page.context().close();
  });

  test('V-01 W-13 the keyboard alone plays, sets, asks for help, and never loses its place', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, path(VIDEO.keyboard));
    await player.getByRole('button', { name: /^Reprodueix/ }).focus();
    await page.keyboard.press('Enter');
    await reached(page, 0.5);
    await page.keyboard.press('k');
    const names: string[] = [];
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
    await player.getByRole('slider', { name: 'Posició' }).focus();
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      names.push(await focused());
    }
    expect(names).toEqual([
      'Reprodueix',
      'A continuació',
      'Enrere 10 segons',
      'Endavant 10 segons',
      'Silencia',
      'Volum',
      'Activa els subtítols',
      'Capítols',
      'Configuració',
    ]);
    await page.keyboard.press('Enter');
    const settings = player.getByRole('dialog', { name: 'Configuració' });
    await settings.waitFor();
    await expect.poll(() => settings.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Configuració');
    await page.keyboard.press('?');
    const help = player.getByRole('dialog', { name: 'Dreceres de teclat' });
    await help.getByText('Pantalla completa').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('>');
    expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.25);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
    await page.keyboard.press('f');
    await page.context().close();
  });

  test('V-01 the system shows what plays, and its keys play, pause, seek and go on to the next one', async ({
    expect,
  }) => {
    const page = await visitor('Accepta-ho tot');
    await listenAsSystem(page);
    const player = await open(page, path(VIDEO.system));
    await begin(player);
    await reached(page, 1);
    const { pictures, ...shown } = await shownBySystem(page);
    expect(shown).toMatchObject({
      title: expect.stringMatching(/^Cims: ./),
      artist: 'Cims',
      keys: ['nexttrack', 'pause', 'play', 'seekbackward', 'seekforward', 'seekto'],
      playbackState: 'playing',
      position: { duration: 36, playbackRate: 1 },
    });
    const [picture] = await Promise.all(pictures.map((src) => page.request.get(src)));
    expect(picture?.headers()['content-type']).toMatch(/^image\//);

    const isPaused = isTold(page, 'pause');
    await pressMediaKey(page, { action: 'pause' });
    await isPaused;
    await expect.poll(async () => (await shownBySystem(page)).playbackState).toBe('paused');
    const pausedAtS = await position(page);
    await pressMediaKey(page, { action: 'seekforward', seekOffset: 12 });
    expect(await position(page)).toBeCloseTo(pausedAtS + 12, 1);
    await pressMediaKey(page, { action: 'seekbackward' });
    expect(await position(page)).toBeCloseTo(pausedAtS + 2, 1);
    await pressMediaKey(page, { action: 'seekto', seekTime: 25 });
    expect(await position(page)).toBeCloseTo(25, 1);
    await expect.poll(async () => (await shownBySystem(page)).position?.position).toBe(25);
    await pressMediaKey(page, { action: 'pause' }); // once more: it stays so
    await pressMediaKey(page, { action: 'play' });
    await reached(page, 26);

    const isOver = isTold(page, 'end');
    await pressMediaKey(page, { action: 'nexttrack' });
    await isOver;
    await page.waitForURL((url) => /^\/video\/\d+\/$/.test(url.pathname) && url.pathname !== path(VIDEO.system));
    await reached(page, 0.5);
    expect((await shownBySystem(page)).title).not.toBe(shown.title);
    await leave(page);
    expect(await shownBySystem(page)).toMatchObject({ title: undefined, keys: [], playbackState: 'none' });
    await page.context().close();
  });

  test('V-01 the picture goes into a small window and into full screen, and comes back, and plays on', async ({
    expect,
  }) => {
    const page = await visitor('Rebutja-ho tot');
    const player = await open(page, path(VIDEO.system));
    await begin(player);
    await reached(page, 0.5);
    await page.keyboard.press('k'); // the controls stay where they are
    const press = (name: string) => player.getByRole('button', { name, exact: true }).click();
    const small = () => page.evaluate(() => document.pictureInPictureElement?.tagName);
    await press('Imatge sobre imatge');
    await player.getByRole('button', { name: 'Torna la imatge a la pàgina' }).waitFor();
    expect(await small()).toBe('VIDEO');
    await press('Reprodueix');
    await reached(page, 1);
    await press('Pausa');
    await press('Torna la imatge a la pàgina');
    await player.getByRole('button', { name: 'Imatge sobre imatge' }).waitFor();
    expect(await small()).toBeUndefined();
    await page.keyboard.press('i');
    await expect.poll(small).toBe('VIDEO');
    await page.evaluate(() => document.exitPictureInPicture()); // its own window is closed
    await player.getByRole('button', { name: 'Imatge sobre imatge' }).waitFor();

    const full = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'));
    await press('Pantalla completa');
    await player.getByRole('button', { name: 'Surt de la pantalla completa' }).waitFor();
    expect(await full()).toMatch(/^Reproductor/); // controls and subtitles come with it
    expect(await axeFindings(page)).toEqual([]);
    await press('Surt de la pantalla completa');
    await player.getByRole('button', { name: 'Pantalla completa', exact: true }).waitFor();
    expect(await full()).toBeUndefined();
    await page.context().close();
  });

  test('W-09 a television is offered where there is one, and takes over where one was', async ({ expect }) => {
    const page = await visitor('Accepta-ho tot');
    await page.addInitScript(pretendTelevision);
    const player = await open(page, path(VIDEO.words));
    await begin(player);
    await reached(page, 2);
    const isCounted = isLinked(page, 'Veure a la TV');
    await player.hover();
    await player.getByRole('button', { name: 'Mira-ho a la TV' }).click();
    await isCounted;
    await player.getByText('Ara es veu a la TV').waitFor();
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('televisionoff')));
    await player.getByText('Ara es veu a la TV').waitFor({ state: 'detached' });
    await reached(page, 2.5); // it goes on here
    await page.evaluate(() => window.dispatchEvent(new Event('televisiongone')));
    await player.getByRole('button', { name: 'Mira-ho a la TV' }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('V-01 a browser that lets nothing sound by itself asks for one more press', async ({ expect }) => {
    const page = await visitor('Rebutja-ho tot');
    await page.addInitScript(() => {
      const real = HTMLMediaElement.prototype.play;
      let isFirst = true;
      HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
        if (!isFirst) return real.call(this);
        isFirst = false;
        return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
      };
    });
    const player = await open(page, path(VIDEO.words));
    await begin(player);
    const again = player.getByRole('button', { name: /^Reprodueix/ });
    await again.waitFor();
    await again.click();
    await reached(page, 0.5);
    expect(await player.getByRole('button', { name: 'Pausa' }).count()).toBe(1);
    await page.context().close();
  });
});

/** In the page: a house with one receiver, which takes over at once, is turned off, and is there no more when it is told. */
function pretendTelevision(): void {
  class Television extends EventTarget {
    watchAvailability(tell: (isAvailable: boolean) => void) {
      setTimeout(() => tell(true), 50);
      window.addEventListener('televisionoff', () => this.dispatchEvent(new Event('disconnect')));
      window.addEventListener('televisiongone', () => tell(false));
      return Promise.resolve(1);
    }
    cancelWatchAvailability() {
      return Promise.resolve();
    }
    prompt() {
      this.dispatchEvent(new Event('connect'));
      return Promise.resolve();
    }
  }
  const televisions = new WeakMap<HTMLMediaElement, Television>();
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    get(this: HTMLMediaElement) {
      const own = televisions.get(this) ?? new Television();
      televisions.set(this, own);
      return own;
    },
  });
}

describe('what the server has stored of it', () => {
  let reports: StoredReport[];
  let hits: StoredHit[];
  const of = (video: string) => reports.filter((report) => report.video === video);
  const field = (report: StoredReport | undefined, key: string) =>
    new URLSearchParams(report?.raw.split('?')[1]).get(key);

  beforeAll(async () => {
    await server.away();
    reports = await storedPlayback(server.dataDir);
    hits = await storedHits(server.dataDir);
  });

  test('M-01 V-04 live counts in seconds of the day, and follows who goes back and forth', () => {
    const live = of(`directe-${CHANNEL}`);
    expect([field(live[0], 's:stream:type'), field(live[0], 'l:asset:length')]).toEqual(['live', '86400']);
    const secondOfDay = (ms: number) => {
      const [h = 0, m = 0, s = 0] = new Date(ms).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' }).split(':');
      return Number(h) * 3600 + Number(m) * 60 + Number(s);
    };
    const { wentBackMs, wentLiveMs } = truth.live;
    const at = (report: StoredReport) => report.playheadS % 86_400;
    const during = (fromMs: number, toMs: number) =>
      live.filter(
        ({ event, sentAtMs, durationMs }) => event === 'play' && durationMs > 0 && sentAtMs > fromMs && sentAtMs < toMs,
      );
    const back = during(wentBackMs + 1000, wentLiveMs);
    const forth = during(wentLiveMs + 1000, Number.POSITIVE_INFINITY);
    expect(back.length).toBeGreaterThan(0);
    expect(forth.length).toBeGreaterThan(0);
    // An hour of the window's two, whose ends are 12 s and three segments away.
    for (const report of back) expect(Math.abs(at(report) - secondOfDay(report.sentAtMs - 3_600_000))).toBeLessThan(45);
    for (const report of forth) expect(Math.abs(at(report) - secondOfDay(report.sentAtMs))).toBeLessThan(30);
    expect(live.at(-1)?.event).toBe('end');
  });

  test('M-01 V-01 a linear channel is told as one, and nobody was counted as going back in it', () => {
    const linear = of(`directe-${LINEAR}`);
    expect(new Set(linear.map((report) => field(report, 's:stream:type')))).toEqual(new Set(['linear']));
    expect(linear.at(-1)?.event).toBe('end');
  });

  test('T-08 the first going back, the subtitles and the television are link hits, once each, and say of what', () => {
    // Content, channel, form and kind as § 7 has them: `titolContingut`, `canal`, `formatContingut`, `tipusContingut`.
    const told = (name: string) =>
      hits.filter(({ linkName }) => linkName === name).map(({ variables: { v9, v2, v41, v42 } }) => [v9, v2, v41, v42]);
    expect(told('DVR')).toEqual([[`directe-${CHANNEL}`, CHANNEL, 'video', 'directe']]);
    const onDemand = [[String(VIDEO.words), CHANNEL, 'video', 'a la carta']];
    expect(told('Subtítols')).toEqual(onDemand);
    expect(told('Veure a la TV')).toEqual(onDemand);
  });

  test('V-06 the wait for a failing origin is as long as it was, and no error', () => {
    const recovered = of(String(VIDEO.recovers));
    const { bufferedS, movedS } = truthOf(truth.recovers);
    const sumS = (event: string) =>
      recovered.filter((report) => report.event === event).reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
    expect(bufferedS).toBeGreaterThan(0.3);
    expect(Math.abs(sumS('buffer') - bufferedS)).toBeLessThan(0.6);
    expect(Math.abs(sumS('play') - movedS)).toBeLessThan(1);
    expect(recovered.map(({ event }) => event)).not.toContain('error');
  });

  test('M-03 V-01 what the keys of the system did is what is stored, and the next one is a session of its own', () => {
    const reports = of(String(VIDEO.system));
    expect(new Set(reports.map(({ session }) => session)).size).toBe(1);
    expect(reports.filter(({ event, durationMs }) => event === 'pause' && durationMs === 0)).toHaveLength(1);
    const moving = reports.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving.at(-1)?.playheadS).toBeGreaterThanOrEqual(25);
    expect(moving.filter(({ playheadS }) => playheadS > 5 && playheadS < 25)).toEqual([]);
    expect(reports.at(-1)?.event).toBe('end');
  });

  test('M-01 V-01 who goes on where they left has a resumed session that begins there', () => {
    const resumed = of(String(VIDEO.left)).find(({ event }) => event === 'resume');
    expect(resumed).toBeDefined();
    const session = of(String(VIDEO.left)).filter(({ session: id }) => id === resumed?.session);
    const moving = session.filter(({ event, durationMs }) => event === 'play' && durationMs > 0);
    expect(moving[0]?.playheadS).toBeGreaterThanOrEqual(30);
    expect(session.map(({ event }) => event)).toContain('complete');
  });
});
