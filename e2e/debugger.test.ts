/** The studio's «Depurador»: a visitor's requests as they arrive, field by field, with any content. */
import { encodeHeartbeat, encodeHit } from '@sintonia/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectLines } from './support/collect-lines.ts';
import { problemsInEveryView } from './support/every-view.ts';
import { signInAs } from './support/new-staff.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { pageViewLine } from './support/page-view-line.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { signIn } from './support/studio.ts';
import { COMPUTER } from './support/user-agents.ts';
import { begin, openPlayer } from './support/viewer.ts';

/** Markup, quotes, a script address, direction marks and control characters; long enough to break a layout. */
const HOSTILE = `"><img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>javascript:alert(1)\u202Egpj.exe\u0007${'x'.repeat(400)}`;
const VISITOR = '20001112223334445556667778889990001112';

let server: RunningServer;
let browser: Browser;
let page: Page;
let site: Page;
let pageErrors: string[];

const list = () => page.getByRole('list', { name: 'Peticions rebudes' });
const entries = () => list().locator(':scope > li');
const entry = (text: string) => entries().filter({ hasText: text });
const open = (item: ReturnType<typeof entry>) => item.locator('summary').first().click();
/** Value of a field of the open hit, by its wire key. */
const fieldValue = (item: ReturnType<typeof entry>, key: string) =>
  item
    .locator('dl > div')
    .filter({ has: page.locator('code', { hasText: new RegExp(`^${key}$`) }) })
    .locator('dd');
const send = async (path: string) => {
  const answer = await fetch(`${server.origin}${path}`, { headers: { 'user-agent': COMPUTER } });
  if (!answer.ok) throw new Error(`${path.slice(0, 40)} was answered ${answer.status}`);
};
const hitOf = (over: Parameters<typeof encodeHit>[0], nth: number) =>
  send(`/b/ss/tramuntana-dev/1/JS-2.17.0/s${nth}?${encodeHit({ visitorId: VISITOR, ...over })}`);

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  ({ page, pageErrors } = await newVisit(browser, server.origin));
  site = await page.context().newPage();
  await site.goto(`${server.origin}/privadesa/`);
  await site.getByRole('button', { name: 'Accepta-ho tot' }).first().click();
  await signIn(page, server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('the debugger', () => {
  test('R-06 follows this browser’s own visitor: each page arrives decoded, with readable times', async () => {
    await page.goto(`${server.origin}/estudi/depurador`);
    await site.goto(`${server.origin}/noticies/`);
    await page.getByRole('button', { name: 'Aquest navegador' }).click();
    await page.getByText(/^Se segueix \w{8}/).waitFor();
    const story = entry('/noticies/').first();
    await story.waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\w{30,}$/);
    expect(new URL(page.url()).search).not.toMatch(/\d{30}/);
    await open(story);
    await expect.poll(() => fieldValue(story, 'pageName').textContent()).toContain('notic');
    expect(await story.locator('dt', { hasText: 'Hora local' }).count()).toBe(1);
    // The raw text, whose month counts from zero, is only in the request.
    await expect.poll(() => fieldValue(story, 't').textContent()).toMatch(/\d{2}:\d{2}:\d{2}\s*$/);
    expect(await fieldValue(story, 'events').textContent()).toBe('pàgina vista event1');
    await story.getByText('Petició tal com ha arribat').click();
    await expect.poll(() => story.locator('pre').textContent()).toMatch(/^\/b\/ss\/tramuntana-dev\/.*pageName=/);
  });

  test('R-06 shows the hits of robots, marked as left out of figures', async () => {
    await page.goto(`${server.origin}/estudi/depurador`);
    await page.getByText('Cada petició tal com arriba').waitFor();
    const query = encodeHit({ visitorId: VISITOR, pageName: 'robot/pagina', events: ['event1'] });
    const path = `/b/ss/tramuntana-dev/1/JS-2.17.0/s77?${query}`;
    await fetch(`${server.origin}${path}`, { headers: { 'user-agent': `${COMPUTER} HeadlessChrome/140.0` } });
    const hit = entry('robot/pagina').first();
    await hit.waitFor();
    expect(await hit.textContent()).toContain('Robot: fora de les xifres');
  });

  test('R-06 names the rule that sent a hit and opens the inspector on its page; another client has none', async () => {
    await page.goto(`${server.origin}/estudi/depurador`);
    await site.goto(`${server.origin}/el-temps/`);
    const own = entry('/el-temps/').filter({ hasText: 'Pàgina vista' }).first();
    await own.waitFor();
    await open(own);
    await own.getByText(/^L’ha enviada la regla Analítica web: pàgina vista de la versió [0-9a-f]+\.$/).waitFor();
    const inspector = own.getByRole('link', { name: 'Obre l’inspector en aquesta pàgina' });
    expect(await inspector.getAttribute('href')).toBe('/el-temps/?inspector');
    await hitOf({ pageName: 'D’un altre client', url: `${server.origin}/noticies/` }, 40);
    const foreign = entry('D’un altre client').first();
    await foreign.waitFor();
    await open(foreign);
    await foreign.getByText(/^No es pot saber quina regla/).waitFor();
  });

  test('R-06 groups the heartbeats of a session in one entry, which grows during playback', async () => {
    const player = await openPlayer(site, `${server.origin}/video/1001/`);
    await begin(player);
    const session = entry('Reproducció').filter({ hasText: /esdeveniments?/ });
    await session.waitFor();
    expect(await session.count()).toBe(1);
    await open(session);
    const reports = session.getByRole('list').locator(':scope > li');
    await expect.poll(() => reports.count()).toBeGreaterThan(2);
    await expect.poll(() => reports.filter({ hasText: 'Sessió oberta' }).count()).toBeGreaterThan(0);
    await session.locator('summary').first().click();
    await site.goto('about:blank');
  });

  test('R-06 shows hostile text in every field as text: nothing runs, and the layout holds', async () => {
    await page.goto(`${server.origin}/estudi/depurador#${VISITOR}`);
    await page.getByText(`Se segueix ${VISITOR.slice(0, 8)}`, { exact: false }).waitFor();
    await hitOf(
      {
        pageName: `hostil ${HOSTILE}`,
        url: `https://tramuntana.example/?${HOSTILE}`,
        referrer: HOSTILE,
        variables: { c1: HOSTILE, v7: HOSTILE },
        context: { [HOSTILE.slice(0, 60)]: HOSTILE },
      },
      1,
    );
    const hostile = entry('hostil').first();
    await hostile.waitFor();
    await open(hostile);
    await hostile.getByText('Petició tal com ha arribat').click();
    expect(await hostile.locator('img, script, a[href^="javascript:"]').count()).toBe(0);
    expect(await fieldValue(hostile, 'c1').textContent()).toContain('<img src=x onerror=');
    expect(await page.title()).toBe('Depurador · Estudi');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });

  test('R-06 pauses the list without losing events, and filters it by kind, text and visitor in the address', async () => {
    await page.getByRole('button', { name: 'Atura la llista' }).click();
    await hitOf({ pageName: 'El temps, avui' }, 2);
    await hitOf({ pageName: 'Portada', linkType: 'o', linkName: 'Comparteix' }, 3);
    await page.getByText('2 de nous').waitFor();
    expect(await entry('El temps, avui').count()).toBe(0);
    await page.getByRole('button', { name: 'Continua' }).click();
    await entry('El temps, avui').waitFor();
    await page.getByText('Accions', { exact: true }).click();
    await entry('Comparteix').waitFor();
    await expect.poll(() => entries().count()).toBe(1);
    await page.getByText('Tot', { exact: true }).click();
    await page.getByLabel('Pàgina o text').fill('temps, avui');
    await expect.poll(() => entries().count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('conte')).toBe('temps, avui');
    await page.reload();
    await entry('El temps, avui').waitFor();
    await page.getByLabel('Pàgina o text').fill('res que hi sigui');
    await page.getByText('Res del que ha arribat no coincideix amb els filtres').waitFor();
    await page.getByRole('button', { name: 'Treu els filtres' }).click();
    await entry('Comparteix').waitFor();
  });

  test('R-06 continues with older stored requests while new ones still arrive above them', async () => {
    const older = '30001112223334445556667778889990001113';
    const atMs = Date.now();
    const lines = Array.from({ length: 420 }, (_, nth) =>
      pageViewLine(server.origin, { visitorId: older, page: `Antiga ${nth}`, section: 'noticies', atMs, nth }),
    );
    expect(await collectLines(server.origin, lines, COMPUTER)).toMatchObject({ kept: lines.length });
    await page.goto(`${server.origin}/estudi/depurador#${older}`);
    await expect.poll(() => entries().count()).toBeGreaterThan(90);
    const more = page.getByRole('button', { name: 'Mostra’n més antigues' });
    const end = page.getByText('No se n’ha desat cap de més antiga');
    while (!(await end.isVisible())) {
      const before = await entries().count();
      await more.click();
      await expect.poll(async () => (await entries().count()) > before || (await end.isVisible())).toBe(true);
      await more.or(end).waitFor();
    }
    expect(await entries().count()).toBe(lines.length);
    expect(new Set(await entries().locator('bdi:first-child').allTextContents()).size).toBeGreaterThanOrEqual(420);
    await hitOf({ visitorId: older, pageName: 'Acaba d’arribar' }, 900);
    await entry('Acaba d’arribar').waitFor();
    expect(await entries().count()).toBe(lines.length + 1);
  });

  test('W-13 has no axe findings and no overflow in any theme, width and language', async () => {
    await send(
      `/hb/?${encodeHeartbeat({ eventType: 'play', sessionId: 's-look', visitorId: VISITOR, atMs: Date.now(), assetType: 'main', mediaId: '1', mediaName: 'Cims', playheadS: 42, reportSuite: 'tramuntana-dev' })}`,
    ).catch(() => {});
    const findings = await problemsInEveryView(
      page,
      `${server.origin}/estudi/depurador#${VISITOR}`,
      async (studio) => {
        const first = studio.locator('main ol > li').filter({ hasText: 'El temps, avui' }).first();
        await first.waitFor();
        await first.locator('summary').first().click();
        await first.locator('dl').first().waitFor();
      },
      'depurador',
    );
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('R-06 R-08 an analyst follows a visitor without seeing a complete identifier', async () => {
    const { page: other } = await newVisit(browser, server.origin);
    await signInAs(other, server.origin, 'analyst');
    await other.goto(`${server.origin}/estudi/depurador#${VISITOR.slice(0, 10)}`);
    const first = other.locator('main ol > li').filter({ hasText: 'hostil' }).first();
    await first.waitFor();
    await first.locator('summary').first().click();
    await first.getByText('Els identificadors surten escurçats').waitFor();
    await first.getByText('Petició tal com ha arribat').click();
    await expect.poll(() => first.locator('pre').textContent()).toContain(`mid=${VISITOR.slice(0, 8)}…`);
    expect(await other.content()).not.toContain(VISITOR);
    expect(await first.getByRole('link', { name: 'Obre’l a Privadesa' }).count()).toBe(0);
    await other.context().close();
  });
});
