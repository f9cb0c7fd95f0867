/** A refusal while an answer with an id is pending, and without scripts; and the header of a beacon (C-06). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, test } from 'vitest';
import { reached } from './support/element-log.ts';
import { type HoldingFront, startHoldingFront } from './support/holding-front.ts';
import { newVisit } from './support/open-browser.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();

const choose = (page: Page, choice: 'Accepta-ho tot' | 'Rebutja-ho tot') =>
  page.getByRole('button', { name: choice }).click();
const identifiers = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'sintonia_consent');
const idCookiesSet = ({ passed }: HoldingFront) =>
  passed.flatMap(({ setCookies }) => setCookies).filter((text) => /^sintonia_id=\d/.test(text));

async function aPage(): Promise<{ front: HoldingFront; page: Page; context: BrowserContext }> {
  const front = await startHoldingFront(site.server.origin);
  const { page } = await newVisit(site.browser, front.origin);
  await page.goto(`${front.origin}/privadesa/`, { waitUntil: 'networkidle' });
  return { front, page, context: page.context() };
}

describe.concurrent('a refusal', () => {
  test.for([{ where: 'the same tab' }, { where: 'another tab' }])(
    'C-06 in $where while the answer of /id is pending leaves no cookie of it',
    async ({ where }, { expect }) => {
      const { front, page, context } = await aPage();
      const other = where === 'the same tab' ? page : await context.newPage();
      if (other !== page) await other.goto(`${front.origin}/privadesa/`, { waitUntil: 'networkidle' });
      const letGo = front.hold('/id');
      await choose(page, 'Accepta-ho tot');
      await expect.poll(() => idCookiesSet(front).length).toBe(other === page ? 1 : 2); // each requests it after consent
      const finished: string[] = [];
      const note = (request: Request) => finished.push(new URL(request.url()).pathname);
      context.on('requestfinished', note);
      context.on('requestfailed', note); // the tag gives up on an id after two seconds; a busy machine refuses later
      await choose(other, 'Rebutja-ho tot');
      // Both have been answered when the id arrives: the request that removes the cookie follows.
      await expect.poll(() => finished).toEqual(expect.arrayContaining(['/api/privadesa/tria', '/optOutStatus']));
      letGo();
      await expect.poll(() => finished).toContain('/id');
      await page.waitForLoadState('networkidle');
      await expect.poll(() => identifiers(context)).toEqual([]);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await identifiers(context)).toEqual([]);
      await context.close();
      await front.stop();
    },
  );

  test('C-06 in the form of a page without scripts removes every identifier, including the server’s own', async ({
    expect,
  }) => {
    const { front, page, context } = await aPage();
    await choose(page, 'Accepta-ho tot');
    await expect.poll(() => identifiers(context)).toContain('sintonia_id');
    await page.goto(`${front.origin}/noticies/`, { waitUntil: 'networkidle' });
    expect(await identifiers(context)).toContain('sintonia_visites');
    const bare = await site.browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const form = await bare.newPage();
    await form.goto(`${front.origin}/privadesa/`);
    await choose(form, 'Rebutja-ho tot');
    await form.waitForLoadState();
    const answer = front.passed.find(({ method, line }) => method === 'POST' && line === '/privadesa/tria');
    expect(answer?.setCookies.join('\n')).toMatch(/^sintonia_id=; .*Max-Age=0/m);
    expect(await identifiers(bare)).toEqual([]);
    await bare.close();
    await context.close();
    await front.stop();
  });
});

test('C-06 a choice is proved exactly once though the page is left as soon as it is made', async ({ expect }) => {
  const token = await readFile(join(site.server.dataDir, 'commands/token'), 'utf8');
  const proofsOf = async (visitor: string) => {
    const answer = await fetch(`${site.server.origin}/api/privacy/proofs?visitor=${visitor}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as unknown[]; // cast: our server's answer
  };
  const leaveAtOnce = async () => {
    const { front, page, context } = await aPage();
    await choose(page, 'Accepta-ho tot');
    await page.goto(`${front.origin}/noticies/`, { waitUntil: 'networkidle' });
    const stored = JSON.stringify(await context.cookies());
    const visitor = /MCMID(?:%7C|\|)(\d{38})/.exec(stored)?.[1] ?? '';
    await expect.poll(async () => (await proofsOf(visitor)).length).toBe(1);
    await front.stop();
    await context.close();
  };
  for (let round = 0; round < 3; round += 1) await Promise.all([leaveAtOnce(), leaveAtOnce(), leaveAtOnce()]);
});

test('C-06 A-01 sends no page address in the Referer header of measuring requests, only in the hit', async ({
  expect,
}) => {
  const { front, page, context } = await aPage();
  await choose(page, 'Accepta-ho tot');
  await page.goto(`${front.origin}/cercador/?q=tramvia`, { waitUntil: 'networkidle' });
  await page.goto(`${front.origin}/video/1003/?ext=butlleti&secret=1`, { waitUntil: 'networkidle' });
  await page
    .getByRole('region', { name: /^Reproductor/ })
    .getByRole('button', { name: /^Reprodueix/ })
    .click();
  await reached(page, 2);
  const letGo = front.hold('/hb/'); // pending requests leave with the page, as a batch
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(`document.querySelector('video')?.paused`)).toBe(true);
  await page.goto(`${front.origin}/noticies/`, { waitUntil: 'domcontentloaded' });
  const seen = (path: string) => front.passed.filter(({ line }) => line.startsWith(path));
  await expect.poll(() => seen('/collect').length).toBeGreaterThan(0);
  letGo();
  for (const path of ['/b/ss/', '/hb/', '/collect', '/id?', '/api/privadesa/tria']) {
    const referers = new Set(seen(path).map(({ referer }) => referer));
    expect([path, [...referers]]).toEqual([path, [`${front.origin}/`]]);
  }
  const pages = seen('/b/ss/').map(({ line }) => new URLSearchParams(line.replace(/^[^?]*/, '')).get('g'));
  expect(pages).toContain(`${front.origin}/video/1003/?ext=butlleti`);
  await context.close();
  await front.stop();
});
