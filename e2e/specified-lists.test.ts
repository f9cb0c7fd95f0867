/**
 * The lists of § 3, § 7 and § 9 against the wire traffic of a visit: a name that is
 * never sent fails.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdServer, startAdServer } from './support/ad-server.ts';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openHeadlessShell } from './support/open-browser.ts';
import {
  AUDIO,
  AUDIO_ON_AIR,
  EVENTS,
  LINK,
  OF_PROGRAMME,
  OF_PROVIDERS,
  ON_AIR,
  PAGE,
  PEOPLE_ON_AIR,
  PLAYBACK,
  USER,
  VIDEO,
} from './support/specified-names.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

/** Factor by which the pages' clock runs slower. */
const SLOWER = 5;
/** Timeout of effects of playback, on a busy machine. */
const LONG = { timeout: 180_000, interval: 500 };

/** Placeholders for a missing value (§ 5): a field with nothing else is not filled. */
const MISSING = ['', 'No informat', 'No Informat', 'noDisponible'];

let ads: AdServer;
let server: RunningServer;
let browser: Browser;
let page: Page;
const measured: MeasuredRequest[] = [];

const open = (path: string) => page.goto(server.origin + path, { waitUntil: 'networkidle' });
const values = (key: string, among = measured) => among.map(({ parameters }) => parameters.get(key) ?? '');
const isFilled = (key: string, among = measured) => values(key, among).some((value) => !MISSING.includes(value));
const has = (key: string, value?: string) =>
  expect.poll(() => (value === undefined ? isFilled(key) : values(key).includes(value)), LONG).toBe(true);
const counts = (event: string) =>
  expect.poll(() => values('events').some((events) => events.split(',').includes(event)), LONG).toBe(true);
/** Heartbeats of one medium. */
const of = (mediaId: string) => measured.filter(({ parameters }) => parameters.get('s:asset:video_id') === mediaId);

/** The channels played in the visit, and whether their schedule names a programme of the catalogue. */
const live = { audio: { id: '', isKnown: false }, video: { id: '', isKnown: false } };

/** Opens a channel that broadcasts a programme of the catalogue now; the last one if none does. */
async function onAir(kind: keyof typeof live, folder: string, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    await open(`${folder}${slug}/`);
    const isKnown = await page.evaluate(() => window.digitalData?.page.programaWeb !== 'No informat');
    live[kind] = { id: `directe-${slug}`, isKnown };
    if (isKnown) return;
  }
}

beforeAll(async () => {
  const ad = { id: 'tren', clip: 'ad-trens', duration: '00:00:08', skipAfterS: null };
  ads = await startAdServer((_, position) => (position === 1 ? [ad] : { xml: '' }));
  [server, browser] = await Promise.all([startServer({ AD_TAG_URL: ads.tag }), openHeadlessShell()]);
  ads.mediaAt(server.origin);
  ({ page } = await newVisit(browser, server.origin, { width: 1024, height: 800 }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // On a busy machine ads must not be late.
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / times;
  }, SLOWER);
  recordMeasuring(page, measured);
  page.context().on('page', (opened) => recordMeasuring(opened, measured));
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await ads?.stop();
});

describe('a visit', () => {
  test('T-04 D-05 comes by campaigns, consents, signs up, and states the use of a screen reader', async () => {
    await open('/?int=portada&ext=butlleti');
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await has('v27');
    await open('/accessibilitat/');
    await page.getByRole('switch', { name: 'Faig servir un lector de pantalla' }).check();
    await open('/compte/crea/');
    await page.getByLabel('Com et dius?').fill('Joana');
    await page.getByLabel('Correu electrònic').fill('joana@exemple.cat');
    await page.getByLabel('Contrasenya').fill('una frase ben llarga');
    await page.getByRole('button', { name: 'Crea el compte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hola, Joana' }).waitFor();
    await page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link', { name: 'Notícies' }).click();
    await has('v6');
  }, 120_000);

  test('A-03 searches, reads, votes, plays the game, and requests a missing page', async () => {
    await open('/cercador/?q=mar');
    await counts('event2');
    await open('/noticia/3007/');
    const poll = page.getByRole('region', { name: /caserna/ });
    await poll.getByLabel('L’escola de música').check();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await counts('event15');
    await open('/joc/');
    const letter = page
      .locator('[data-active] button[style]')
      .filter({ hasText: /^[a-z]$/ })
      .first(); // `press` knows no «à»
    await page.keyboard.press((await letter.textContent()) ?? '');
    await counts('event9');
    await open('/no-hi-es/');
    await has('c5', 'Error404');
  }, 120_000);

  test('A-03 shares and downloads an episode', async () => {
    await open('/video/1001/');
    await page.getByText('Comparteix', { exact: true }).click();
    await page.getByRole('button', { name: 'Copia l’enllaç' }).click();
    await counts('event3');
    await page.keyboard.press('Escape');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixa', exact: true }).click();
    await (await downloading).cancel();
    await counts('event5');
  }, 120_000);

  test('M-01 watches a video with an ad and chapters', async () => {
    await open('/video/1001/');
    await page
      .getByRole('region', { name: /^Reproductor/ })
      .getByRole('button', { name: /^Reprodueix/ })
      .click();
    await has('s:stream:chapter_name');
  }, 200_000);

  test('M-01 W-06 plays a book and a station, and moves the station to its window', async () => {
    await open('/la-casa-del-guardaagulles/');
    await page.getByRole('button', { name: /^Comença el llibre/ }).click();
    await expect.poll(() => of('2029').length, LONG).toBeGreaterThan(0);
    await onAir('audio', '/radio/', ['radio-tramuntana', 'radio-tramuntana-musica', 'radio-tramuntana-classica']);
    await page.getByRole('button', { name: /^Escolta en directe/ }).click();
    await expect.poll(() => of(live.audio.id).length, LONG).toBeGreaterThan(0);
    const dock = page.getByRole('complementary', { name: 'Ràdio', exact: true });
    await dock.getByRole('button', { name: 'Obre en una finestra', exact: true }).click();
    await counts('event26');
  }, 300_000);

  test('M-01 watches a channel', async () => {
    await onAir('video', '/directes/', ['tramuntana-1', 'tramuntana-24', 'tramuntana-petit']);
    await page
      .getByRole('region', { name: /^Reproductor/ })
      .getByRole('button', { name: /^Reprodueix/ })
      .click();
    await expect.poll(() => of(live.video.id).length, LONG).toBeGreaterThan(0);
  }, 200_000);
});

describe('its wire traffic (§ 3, § 7, § 9)', () => {
  test.each(Object.entries(EVENTS))('T-10 has %s as %s', (_, event) => {
    expect(values('events').some((events) => events.split(',').includes(event))).toBe(true);
  });

  test.each(Object.entries(PAGE))('D-01 carries the page field %s as %s', (_, key) => expect(isFilled(key)).toBe(true));
  test.each(Object.entries(VIDEO))('D-01 carries the video field %s as %s', (_, key) =>
    expect(isFilled(key)).toBe(true),
  );
  test.each(Object.entries(USER))('D-01 carries the user field %s as %s', (_, key) => expect(isFilled(key)).toBe(true));

  test.each(Object.entries(LINK))('T-08 carries %s as %s in the link of a shared episode', (_, key) => {
    const shared = measured.filter(({ parameters }) => parameters.get('pev2') === 'Compartir');
    expect(shared).toHaveLength(1);
    expect(isFilled(key, shared)).toBe(true);
  });

  test.each(Object.entries(PLAYBACK))('M-01 carries %s as %s', (_, key) => expect(isFilled(key)).toBe(true));
  test.each(Object.entries(AUDIO))('M-01 carries %s of a book as %s', (_, key) => {
    expect(isFilled(key, of('2029'))).toBe(true);
  });
  test.each(Object.values(OF_PROVIDERS))('M-01 carries no %s, since watching needs no sign-in', (key) => {
    expect(values(key).filter(Boolean)).toEqual([]);
  });

  describe.each([
    ['television', 'video', { ...ON_AIR, network: 's:meta:a.media.network' }, OF_PROGRAMME],
    ['radio', 'audio', { ...ON_AIR, ...AUDIO_ON_AIR }, { ...OF_PROGRAMME, ...PEOPLE_ON_AIR }],
  ] as const)('live %s', (_, kind, always, known) => {
    test.each(Object.entries(always))('M-01 carries %s on air as %s', (__, key) => {
      expect(isFilled(key, of(live[kind].id))).toBe(true);
    });
    test.each(Object.entries(known))(
      'M-01 carries %s of a programme on air as %s, where the schedule knows it',
      (__, key) => {
        expect(isFilled(key, of(live[kind].id))).toBe(live[kind].isKnown);
      },
    );
  });
});
