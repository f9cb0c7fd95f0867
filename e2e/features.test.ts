/** Features of the site: each works, and its direct call reaches the event store (W-09, T-08). */
import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { storedInBrowser } from './support/browser-storage.ts';
import { newVisit, openWithoutScripts } from './support/open-browser.ts';
import { outboxLines } from './support/outbox-lines.ts';
import { type StoredHit, storedHits } from './support/stored-hits.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();
let page: Page;
let foreignRequests: string[];

beforeAll(async () => {
  ({ page, foreignRequests } = await newVisit(site.browser, site.server.origin, { width: 390, height: 844 }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.server.origin}/noticia/3007/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
});

/** When the visitor was offline. */
const offline = { fromMs: 0, toMs: 0 };

const open = (path: string) => page.goto(site.server.origin + path, { waitUntil: 'networkidle' });

/** Presses the letters of a word. The words are read from the game's own data. */
async function solveWord(): Promise<void> {
  const word = page.locator('[data-active]');
  const length = await word.locator('button[style]').count();
  for (let i = 0; i < length; i++) await word.getByRole('button', { name: /^Amaina/ }).click();
}

describe('features with their direct calls', () => {
  test('W-09 sharing uses network links and the clipboard, and contacts no network before a press', async () => {
    await open('/video/1001/');
    await page.getByText('Comparteix', { exact: true }).click();
    await page.getByRole('button', { name: 'Copia l’enllaç' }).click();
    await page.getByText('Copiat.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.server.origin}/video/1001/?ext=compartit-enllac`,
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(foreignRequests).toEqual([]);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Telegram' }).click();
    await (await opening).close();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: 'Telegram' }).isVisible()).toBe(false);
  });

  test('W-09 downloading gives one playable file with the right to it, and no link without', async () => {
    await open('/video/1001/');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixa', exact: true }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Cims - La carena de llevant.mp4');
    expect((await stat(await file.path())).size).toBeGreaterThan(100_000);
    const noRight = await (await fetch(`${site.server.origin}/video/1003/`)).text();
    expect(noRight).not.toContain('/baixa/1003');
    expect((await fetch(`${site.server.origin}/baixa/1003`)).status).toBe(403);
  });

  test('W-09 a double press in a story’s poll votes once, and the answer appears in place', async () => {
    await open('/noticia/3007/');
    const poll = page.getByRole('region', { name: /caserna/ });
    await poll.getByLabel('L’escola de música').check();
    await poll.getByRole('button', { name: 'Vota' }).dblclick();
    await poll.getByText('el teu vot').waitFor();
    expect(await poll.getByRole('listitem').filter({ hasText: 'L’escola de música' }).textContent()).toContain('100 %');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await poll.getByRole('listitem').filter({ hasText: 'el teu vot' }).textContent()).toContain('100 %');
    await open('/participa/caserna-de-berga/');
    await page.getByText('1 vot.').waitFor();
  });

  test('W-09 T-10 a second vote from an older tab is refused with a reason and not counted', async () => {
    const later = await page.context().newPage();
    await later.goto(`${site.server.origin}/noticia/3002/`, { waitUntil: 'networkidle' });
    await open('/noticia/3002/');
    for (const [tab, choice] of [
      [page, 'A peu o amb bicicleta'],
      [later, 'En tren o en autobús'],
    ] as const) {
      await tab.getByLabel(choice).check();
      await tab.getByRole('button', { name: 'Vota' }).click();
      await tab.getByText('1 vot.').waitFor();
    }
    await later.getByText('Ja havies votat: compta el primer vot.').waitFor();
    expect(await later.getByRole('listitem').filter({ hasText: 'el teu vot' }).textContent()).toContain('A peu');
    await later.close();
  });

  test('W-09 a double press enters a contest once', async () => {
    await open('/participa/una-nit-al-refugi/');
    await page.getByLabel(/^Quin cim/).fill('El Canigó, perquè des de casa el veia cada matí.');
    await page.getByLabel('Com et dius?').fill('Joana');
    await page.getByLabel('Correu electrònic').fill('joana@exemple.cat');
    await page.getByRole('button', { name: 'Participa-hi' }).dblclick();
    await page.getByText('Ja hi participes.').waitFor();
    await page.reload();
    await page.getByText('Ja hi participes.').waitFor();
  });

  test('W-09 the game works by keyboard and touch, and remembers its streak', async () => {
    await open('/joc/');
    // A word may begin with a letter that this keyboard has no key for.
    const first = page
      .locator('[data-active] button[style]')
      .filter({ hasText: /^[a-z]$/ })
      .first();
    await page.keyboard.press((await first.textContent()) ?? '');
    expect(await first.isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    expect(await first.isDisabled()).toBe(false);
    for (let word = 0; word < 5; word++) await solveWord();
    await page.getByRole('heading', { name: 'El vent bufava fort, però ja és a lloc.' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect((await storedInBrowser(page)).local).toContain('sintonia_joc');
    await page.reload();
    await page.getByText('Comparteix el resultat').waitFor();
    expect(await page.getByRole('definition').allTextContents()).toEqual(['0 de 5', '1 dia', '1 dia']);
  });

  test('S-03 A-03 a hit made offline is stored with its own time and sent by a later page', async () => {
    await open('/video/1002/');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('undelivered')),
    );
    await page.getByText('Comparteix', { exact: true }).click();
    const copy = page.getByRole('button', { name: 'Copia l’enllaç' });
    await copy.waitFor();
    await page.context().setOffline(true);
    offline.fromMs = Date.now();
    await copy.click();
    await expect.poll(() => page.evaluate(outboxLines)).toBe(1);
    offline.toMs = Date.now();
    const later = await page.context().newPage();
    await page.close();
    page = later;
    await page.context().setOffline(false);
    const isBrought = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/collect' && answer.ok());
    await open('/noticies/');
    await isBrought;
    await expect.poll(() => page.evaluate(outboxLines)).toBe(0);
  });

  test('W-08 «per més tard» without an account asks to sign in', async () => {
    await open('/noticia/3001/');
    await page.getByRole('button', { name: 'Per més tard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entra' }).waitFor();
    await page.context().close();
  });
});

test('A-03 T-08 T-10 every direct call is stored with its fields and its event', async () => {
  await site.server.away();
  const links = (await storedHits(site.server.dataDir)).filter(({ kind }) => kind === 'link');
  await site.server.back();
  const named = (name: string) => links.filter(({ linkName }) => linkName === name).map(shown);
  expect(named('Compartir')).toEqual([
    { events: ['event3'], network: 'enllac', click: 'comparteix', title: 'La carena de llevant', id: '1001' },
    { events: ['event3'], network: 'telegram', click: 'comparteix', title: 'La carena de llevant', id: '1001' },
    { events: ['event3'], network: 'enllac', click: 'comparteix', title: expect.any(String), id: '1002' },
  ]);
  const late = links.filter(({ variables }) => variables.v9 === '1002');
  expect(late).toHaveLength(1);
  // The wire has whole seconds; a delay on a slow machine counts as a clock difference.
  expect(late[0]?.occurredAtMs).toBeGreaterThanOrEqual(offline.fromMs - 1000);
  expect(late[0]?.receivedAtMs).toBeGreaterThan(offline.toMs);
  expect(late[0]?.occurredAtMs).toBeLessThan(late[0]?.receivedAtMs ?? 0);
  expect(named('Descarregar')).toEqual([
    { events: ['event5'], click: 'baixa', title: 'La carena de llevant', id: '1001' },
  ]);
  const poll = { title: 'Què hi faries, a l’antiga caserna?', id: 'caserna-de-berga' };
  const contest = { title: 'Guanya una nit al refugi', id: 'una-nit-al-refugi' };
  const trains = { title: expect.any(String), id: 'tren-o-carretera' };
  expect(named('Clic a botó')).toEqual([
    { events: ['event10'], click: 'vota', ...poll },
    { events: ['event10'], click: 'vota', ...trains },
    { events: ['event10'], click: 'vota', ...trains },
    { events: ['event10'], click: 'participa', ...contest },
  ]);
  expect(named('Participar')).toEqual([
    { events: ['event15'], click: 'vot', ...poll },
    { events: ['event15'], click: 'vot', ...trains },
    { events: ['event15'], click: 'resposta', ...contest },
  ]);
  expect(named('Jugar')).toEqual([
    { events: ['event9'], click: 'comença', title: 'La ventada', id: expect.stringMatching(/^ventada-\d+$/) },
  ]);
  expect(named('Per més tard')).toMatchObject([{ events: [], click: 'story-3001' }]);
}, 60_000);

test('W-09 W-12 poll, contest and game are forms without JavaScript', async () => {
  const page = await openWithoutScripts(site.browser);
  await page.goto(`${site.server.origin}/noticia/3002/`);
  await page.getByLabel('A peu o amb bicicleta').check();
  await page.getByRole('button', { name: 'Vota' }).click();
  await page.waitForURL('**/participa/tren-o-carretera/');
  const own = page.getByRole('listitem').filter({ hasText: 'el teu vot' });
  expect(await own.textContent()).toContain('A peu o amb bicicleta');
  // The story shows the vote from then on, with the results.
  await page.goto(`${site.server.origin}/noticia/3002/`);
  expect(await own.textContent()).toContain('A peu o amb bicicleta');
  expect(await page.getByRole('button', { name: 'Vota' }).count()).toBe(0);
  await page.goto(`${site.server.origin}/participa/una-nit-al-refugi/`);
  await page.getByLabel(/^Quin cim/).fill('El Matagalls');
  await page.getByLabel('Com et dius?').fill('Pol');
  await page.getByLabel('Correu electrònic').fill('pol@exemple.cat');
  await page.getByRole('button', { name: 'Participa-hi' }).click();
  await page.getByText('Ja hi participes.').waitFor();
  await page.goto(`${site.server.origin}/joc/`);
  await page.getByRole('textbox').first().fill('xyz');
  await page.getByRole('button', { name: 'Comprova-ho' }).click();
  await page.getByText('Gairebé, però no és aquesta.').waitFor();
  expect(page.url()).toBe(`${site.server.origin}/joc/`);
  await page.context().close();
});

/** Fields of a link hit, by the names of § 7; fields without a value are left out. */
function shown({ events, variables: { v5: click, v7: network, v8: title, v9: id } }: StoredHit) {
  const given = (name: string, value: string | undefined) => value !== 'No Informat' && { [name]: value };
  return { events, ...given('click', click), ...given('network', network), title, id };
}
