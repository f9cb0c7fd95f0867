/**
 * Measurement of a visitor who votes, plays, enters a contest and searches: that they did so, and never the content
 * (C-06).
 */
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisit } from './support/open-browser.ts';
import { useSite } from './support/use-site.ts';

const VOTE = { id: 'escola-de-musica', text: 'L’escola de música' };
const ENTRY = { answer: 'El Taga, amb la padrina', name: 'Joana Soldevila', email: 'joana.s@exemple.cat' };
const WORDS = 'tramvia nocturn';

const site = useSite();
let page: Page;
/** Requests to the collector, decoded: address and body. */
const measured: string[] = [];
/** All requests except those that a feature needs. */
const others: string[] = [];

/** Paths to which visitors themselves send words. */
const OWN_WORK = /^\/(?:api\/participacio\/caserna|participa\/una-nit|cercador\/|api\/cerca)/;
const MEASURING = /^\/(?:b\/|hb\/|collect|id$|optOutStatus|click|m2\/)/;

function keep(request: Request) {
  const { pathname } = new URL(request.url());
  const output = decodeURIComponent(`${request.url()}\n${request.postData() ?? ''}`.replaceAll('+', ' '));
  if (MEASURING.test(pathname)) measured.push(output);
  if (!OWN_WORK.test(pathname)) others.push(output);
}

const ofKind = (parameters: RegExp) => measured.filter((output) => parameters.test(output));
const output = (words: readonly string[], where: readonly string[]) =>
  where.filter((one) => words.some((word) => one.toLowerCase().includes(word.toLowerCase())));

beforeAll(async () => {
  ({ page } = await newVisit(site.browser, site.server.origin));
  page.context().on('request', keep);
  await page.goto(`${site.server.origin}/noticia/3007/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
});

describe('content of visitors’ actions', () => {
  test('C-06 is left out of the one hit of a vote', async () => {
    const poll = page.getByRole('region', { name: /caserna/ });
    await poll.getByLabel(VOTE.text).check();
    await poll.getByRole('button', { name: 'Vota' }).click();
    await poll.getByText('el teu vot').waitFor();
    await expect.poll(() => ofKind(/events=event15/).length).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await poll.getByText('el teu vot').waitFor();
    expect(output([VOTE.id, VOTE.text], others)).toEqual([]);
    expect(ofKind(/events=event15/)).toHaveLength(1);
  });

  test('C-06 is left out for a contest, both the answer and the person', async () => {
    await page.goto(`${site.server.origin}/participa/una-nit-al-refugi/`, { waitUntil: 'networkidle' });
    await page.getByLabel(/^Quin cim/).fill(ENTRY.answer);
    await page.getByLabel('Com et dius?').fill(ENTRY.name);
    await page.getByLabel('Correu electrònic').fill(ENTRY.email);
    await page.getByRole('button', { name: 'Participa-hi' }).click();
    await page.getByText('Ja hi participes.').waitFor();
    await expect.poll(() => ofKind(/events=event15/).length).toBe(2);
    expect(output(Object.values(ENTRY), others)).toEqual([]);
  });

  test('C-06 is left out for the game: its use is measured, its result is not', async () => {
    await page.goto(`${site.server.origin}/joc/`, { waitUntil: 'networkidle' });
    const active = page.locator('[data-active]');
    const letters = (await active.locator('button[style]').allTextContents()).join('');
    for (let i = 0; i < letters.length; i++) await active.getByRole('button', { name: /^Amaina/ }).click();
    const solved = (await page.locator('[data-solved] .hidden').first().textContent()) ?? '';
    const word = solved.slice(solved.indexOf(':') + 2);
    await expect.poll(() => ofKind(/events=event9/).length).toBe(1);
    expect(word).toHaveLength(letters.length);
    expect(output([letters, word], measured)).toEqual([]);
  });

  test('C-06 W-07 is measured for a search in its page view only', async () => {
    await page.goto(`${site.server.origin}/cercador/`, { waitUntil: 'networkidle' });
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill(WORDS);
    await field.press('Enter');
    await page.waitForURL(/q=/);
    await expect.poll(() => output([WORDS], measured).length).toBe(1);
    await page.getByRole('link', { name: 'El temps' }).first().click();
    await page.waitForURL('**/el-temps/');
    await expect.poll(() => ofKind(/pageName=el-temps/).length).toBe(1);
    const [search, ...more] = output([WORDS], measured);
    expect(more).toEqual([]);
    expect(search).toMatch(/events=event1,event2.*v20=tramvia nocturn/);
    expect(search?.split(WORDS)).toHaveLength(2);
  });

  test('A-02 T-10 measures a download as one hit, lnk_d with event5, and sharing on a network as one hit, lnk_o with event3', async () => {
    await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'networkidle' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixa', exact: true }).click();
    await (await downloading).path();
    await page.getByText('Comparteix', { exact: true }).click();
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Telegram' }).click();
    await (await opening).close();
    await expect.poll(() => ofKind(/events=event3&/).length).toBe(1);
    await page.goto(`${site.server.origin}/privadesa/`, { waitUntil: 'networkidle' });
    expect(ofKind(/pe=lnk_d/)).toEqual([expect.stringMatching(/events=event5&/)]);
    expect(ofKind(/pe=lnk_e/)).toEqual([]);
  });
});
