/** Staff see the clicks of a page over the page, and find its figures from the site; nobody else does. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { collectLines } from './support/collect-lines.ts';
import { newVisit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

/** What an attacker may send as the name of a link. */
const HOSTILE = '<img src=x onerror="document.title=1">';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

const map = () => page.getByRole('complementary', { name: 'Mapa de clics' });
const row = (link: string) => map().getByRole('row').filter({ hasText: link });

/** Page views that followed a click on the front page. */
const clicked = (link: string, region: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const context = `c.&a.&activitymap.&page=portada&link=${encodeURIComponent(link)}&region=${encodeURIComponent(region)}&pageIDType=1&.activitymap&.a&.c`;
    return `/b/ss/tramuntana-dev/1/SI-1/s${at}${region.length}?AQB=1&pageName=seguent&mid=${String(at).padStart(38, '1')}&${context}&AQE=1`;
  });

const STORY = { name: 'noticies/ciencia/embassaments-guanyen-tres-punts', path: '/noticia/3001/' };

/** Three visitors share a story; two of them had searched from the front page. */
const OF_BUTTONS = ['7', '8', '9'].flatMap((digit) => {
  const hit = (fields: string) => `/b/ss/tramuntana-dev/1/SI-1/s${digit}?AQB=1&mid=${digit.repeat(38)}&${fields}&AQE=1`;
  const shared = hit(`pageName=${STORY.name}&pe=lnk_o&pev2=Compartir&events=event3`);
  return digit === '7' ? [shared] : [hit('pageName=portada'), hit('pageName=cercador&events=event2&v20=pluja'), shared];
});

beforeAll(async () => {
  const lines = [
    ...clicked('Ràdio', 'capcalera', 6),
    ...clicked('Ràdio', 'peu', 3),
    ...clicked(HOSTILE, '"><script>', 2),
    ...clicked('Notícia d’ahir', 'obertura', 1),
  ];
  expect(await collectLines(site.server.origin, lines)).toMatchObject({ kept: 12, rejected: [] });
  for (const line of OF_BUTTONS) await collectLines(site.server.origin, [line]);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
});

describe('click map', () => {
  test('R-21 without a session nothing is shown, whatever the address or the browser says', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.server.origin}/`);
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path === '/api/session' || /staff/i.test(path))).toEqual([]);

    const saying = page.waitForEvent('console', { predicate: (message) => message.type() === 'info' });
    await page.evaluate(() => localStorage.setItem('studio.session', '1'));
    await page.goto(`${site.server.origin}/?clics=7d`);
    expect((await saying).text()).toContain('needs a session of the studio');
    expect(await map().count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('studio.session'))).toBeNull();
    expect(requested.filter((path) => path.startsWith('/api/v1/') || /mount-staff/.test(path))).toEqual([]);
  });

  test('R-21 the page is the same for staff, byte for byte, and no other site may frame it', async () => {
    const cookie = await staffCookie(site.server.origin);
    const [staff, visitor] = await Promise.all(
      [{ cookie }, {}].map((headers) => fetch(`${site.server.origin}/?clics=7d`, { headers })),
    );
    expect(visitor?.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(visitor?.headers.get('x-frame-options')).toBe('DENY');
    const [one, other] = await Promise.all(
      [staff, visitor].map(async (answer) => {
        const nonce = /nonce-([^']+)/.exec(answer?.headers.get('content-security-policy') ?? '')?.[1] ?? '-';
        return ((await answer?.text()) ?? '').replaceAll(nonce, '');
      }),
    );
    expect(one).toBe(other);
    expect(one).not.toContain('Mapa de clics');
  });

  test('R-21 staff open the map from the studio: counts and shares on the real links, and in a table', async () => {
    await signIn(page, site.server.origin);
    await page.goto(`${site.server.origin}/estudi/contingut?periode=7d`);
    const address = await page.getByRole('link', { name: 'Mapa de clics de la portada' }).getAttribute('href');
    await page.goto(`${site.server.origin}${address}`);
    await expect.poll(() => row('Ràdio').count()).toBe(2);
    expect(await row('Ràdio').first().textContent()).toMatch(/Capçalera\s*6\s*42,9\s%/);
    expect(await row('Notícia d’ahir').textContent()).toContain('ara no és a la pàgina');
    await expect.poll(() => page.locator('.marks').getByText('6 · 42,9 %').count()).toBe(1);
    const [mark, link] = await Promise.all([
      page.locator('.mark').filter({ hasText: '6 · 42,9 %' }).boundingBox(),
      page.locator('#capcalera').getByRole('link', { name: 'Ràdio' }).boundingBox(),
    ]);
    expect(Math.abs((mark?.x ?? 0) - (link?.x ?? 1e6))).toBeLessThan(5);
    expect(Math.abs((mark?.y ?? 0) - (link?.y ?? 1e6))).toBeLessThan(5);
  });

  test('R-21 the search counts for the page that it was made from', async () => {
    expect(await row('Cerca').textContent()).toMatch(/Cerca\s*Formulari.*2.?14,3\s%/);
  });

  test('R-21 a hostile link text is shown as text', async () => {
    expect(await row(HOSTILE).textContent()).toContain('"><script>');
    expect(await page.title()).not.toBe('1');
    expect(await map().locator('img, script').count()).toBe(0);
  });

  test('R-21 the keyboard goes from a row to its link, changes the view and closes the map', async () => {
    await row('Ràdio').nth(1).getByRole('button').press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.closest('[id]')?.id);
    await expect.poll(focused).toBe('peu');
    await map().getByRole('button', { name: 'Per part' }).press('Enter');
    await expect.poll(() => map().getByRole('rowheader').allInnerTexts()).toContain('Capçalera');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await map().getByRole('button', { name: 'Per part' }).press('Escape');
    await expect.poll(() => map().count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('R-21 a button of a story has its own presses, on the button', async () => {
    await page.goto(`${site.server.origin}${STORY.path}?clics=7d`);
    await expect.poll(() => row('Comparteix').count()).toBe(1);
    expect(await row('Comparteix').textContent()).toMatch(/Botó\s*3\s*100,0\s%/);
    await expect.poll(() => page.locator('.marks').getByText('3 · 100,0 %').count()).toBe(1);
    const [mark, button] = await Promise.all([
      page.locator('.mark').boundingBox(),
      page.locator('summary').filter({ hasText: 'Comparteix' }).boundingBox(),
    ]);
    expect(Math.abs((mark?.y ?? 0) - (button?.y ?? 1e6))).toBeLessThan(5);
    await map().getByRole('button', { name: 'Tanca el mapa' }).click();
  });

  test('R-21 R-14 from a page of the site staff go to its figures; the way follows the navigation', async () => {
    const tools = page.getByRole('complementary', { name: 'Eines de l’estudi' });
    await page.goto(`${site.server.origin}/video/1001/`);
    await tools.getByRole('button', { name: 'Estudi' }).click();
    await tools.getByRole('link', { name: /^Fitxa del títol/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('header a[href="/noticies/"]').first().click();
    await tools.getByRole('link', { name: /^Fitxa de la pàgina\s*noticies\/portada$/ }).waitFor();
    expect(await tools.getByRole('link', { name: /^Fitxa del títol/ }).count()).toBe(0);
    const opening = page.context().waitForEvent('page');
    await tools.getByRole('link', { name: /^Fitxa de la pàgina/ }).click();
    const studio = await opening;
    await studio.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(studio.url()).searchParams.get('de')).toBe('noticies/portada');
    await studio.close();
  });

  test('R-21 signing out takes the tools away', async () => {
    await page.goto(`${site.server.origin}/estudi/ara`);
    await page.getByRole('button', { name: 'Tanca la sessió' }).click();
    await page.getByRole('button', { name: 'Entra', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('studio.session'))).toBeNull();
    expect(pageErrors).toEqual([]);
  });
});
