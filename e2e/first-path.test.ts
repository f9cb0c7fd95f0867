/** A visitor refuses, then accepts, and watches a video to its end; an analyst sees exactly that. */
import { beforeAll, describe, expect, test } from 'vitest';
import { storedInBrowser } from './support/browser-storage.ts';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit, type Visit } from './support/open-browser.ts';
import { signIn, tile } from './support/studio.ts';
import { useSite } from './support/use-site.ts';

const site = useSite();
let visit: Visit;
let analyst: Visit;
let measured: MeasuredRequest[];

beforeAll(async () => {
  visit = await newVisit(site.browser, site.server.origin);
  measured = recordMeasuring(visit.page);
  analyst = await newVisit(site.browser, site.server.origin);
});

const hits = () => measured.filter(({ kind }) => kind === 'hit');
const heartbeats = () => measured.filter(({ kind }) => kind === 'heartbeat').map(({ parameters }) => parameters);
const events = () => heartbeats().map((report) => report.get('s:event:type'));

const NOTHING_STORED = { local: [], session: [], databases: [], caches: [] };
const IDENTIFIERS = ['mid', 'aid', 'fid', 'vid', 'cid.', 'mcorgid', 'aamb'];

describe('main path', () => {
  test('C-06 measures and stores nothing before a choice', async () => {
    await visit.page.goto(site.server.origin, { waitUntil: 'networkidle' });
    await visit.page.getByRole('button', { name: 'Rebutja-ho tot' }).waitFor();
    expect(measured).toEqual([]);
    expect(await storedInBrowser(visit.page)).toEqual({ cookies: [], ...NOTHING_STORED });
  });

  test('C-06 C-07 counts a refusal without identifier, and stores only the choice', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
    await page.getByRole('button', { name: 'Rebutja-ho tot' }).waitFor({ state: 'hidden' });
    await expect.poll(() => hits().length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(measured.map(({ kind }) => kind)).toEqual(['hit']);
    const sent = [...(hits()[0]?.parameters.keys() ?? [])];
    expect(sent.filter((name) => IDENTIFIERS.includes(name))).toEqual([]);
    expect(await storedInBrowser(page)).toEqual({ cookies: ['sintonia_consent'], ...NOTHING_STORED });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByRole('button', { name: 'Rebutja-ho tot' }).count()).toBe(0);
    await expect.poll(() => hits().length).toBe(2);
  });

  test('C-01 C-03 starts measuring on acceptance in the preference centre', async () => {
    const { page } = visit;
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Privadesa/ })
      .click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Privadesa' }).waitFor();
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await page.getByText('Tria desada.').waitFor();
    await page.getByRole('link', { name: 'Programes' }).first().click();
    await page.getByRole('heading', { name: 'Programes', level: 1 }).waitFor();
    await expect.poll(() => measured.some(({ kind }) => kind === 'identity')).toBe(true);
    await expect.poll(() => hits().at(-1)?.parameters.get('mid')).toMatch(/^\d{38}$/);
  });

  const truth = { watchedS: 0 };

  test('M-09 V-01 plays a video to its end, with a session from start to complete', async () => {
    const { page } = visit;
    const before = hits().length;
    await page.getByRole('main').getByRole('link', { name: /Cims/ }).first().click();
    await page.getByRole('heading', { name: 'Cims', level: 1 }).waitFor();
    await expect.poll(() => hits().length).toBeGreaterThan(before);
    await page.goto(`${site.server.origin}/video/1001/`, { waitUntil: 'networkidle' });
    const player = page.getByRole('region', { name: /^Reproductor/ });
    await page.evaluate(clockTheContent);
    await player.getByRole('button', { name: /^Reprodueix/ }).click();
    await page.waitForFunction(() => document.querySelector('video')?.ended);
    await player.getByRole('button', { name: 'Cancel·la' }).click(); // else the next episode plays before the analyst is there
    truth.watchedS = await page.evaluate(() => Number(document.documentElement.dataset.watchedS));
    await expect.poll(() => events().at(-1)).toBe('complete');
    expect(events().slice(0, 3).sort()).toEqual(['aa_start', 'start', 'start']);
    expect(events().filter((event) => event === 'complete')).toHaveLength(1);
    expect(new Set(heartbeats().map((report) => report.get('s:event:sid'))).size).toBe(1);
    expect(heartbeats()[0]?.get('s:asset:video_id')).toBe('1001');
    const lengthS = Number(heartbeats()[0]?.get('l:asset:length'));
    expect(Math.abs(truth.watchedS - lengthS)).toBeLessThan(1);
  });

  test('R-05 shows the analyst the visitor and the latest events as they arrive', async () => {
    const { page } = analyst;
    await signIn(page, site.server.origin);
    await page.getByText('en directe', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Vist fins al final', { exact: true }).count()).toBeGreaterThan(0);
    const before = hits().length;
    await visit.page.goto(`${site.server.origin}/noticies/`, { waitUntil: 'networkidle' });
    await expect.poll(() => hits().length).toBe(before + 1);
    const path = page.getByRole('list', { name: 'Llista dels darrers esdeveniments' }).getByText('/noticies/').first();
    await path.waitFor({ timeout: 2000 });
  });

  test('R-01 R-02 shows one visitor, the right page views, one play, one completion and the time in the overview', async () => {
    const { page } = analyst;
    await page.getByRole('link', { name: 'Resum' }).click();
    await page.getByRole('heading', { name: 'Resum', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Visitants', exact: true }).waitFor();
    const exempt = hits().filter(({ parameters }) => !parameters.has('mid')).length;
    const pageviews = hits().filter(({ parameters }) => !parameters.has('pe')).length;
    // What was received last is in the figures a few seconds later: the screen says up to when they are complete.
    await expect.poll(() => tile(page, 'Pàgines vistes'), { timeout: 60_000 }).toBe(pageviews);
    expect({
      visitors: await tile(page, 'Visitants'),
      visits: await tile(page, 'Visites'),
      pageviews: await tile(page, 'Pàgines vistes'),
      exempt: await tile(page, 'Pàgines sense identificador'),
      plays: await tile(page, 'Reproduccions'),
      completions: await tile(page, 'Reproduccions completes'),
    }).toEqual({ visitors: 1, visits: 1, pageviews, exempt, plays: 1, completions: 1 });
    expect(pageviews).toBe(8); // home twice and privacy without identifier; privacy (C-01), programmes, programme, video, news with
    expect(exempt).toBe(3);
    expect(Math.abs((await tile(page, 'Temps de reproducció')) - truth.watchedS)).toBeLessThan(1);
    await page.getByRole('row', { name: /^Cims: La carena de llevant/ }).waitFor();
  });

  test('C-06 requests nothing from another origin, without console errors', () => {
    expect([...visit.foreignRequests, ...analyst.foreignRequests]).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    expect(analyst.pageErrors).toEqual([]);
  });
});

/** In the page: adds up the time in which content plays, by the element's own events. */
function clockTheContent() {
  const video = document.querySelector('video');
  if (!video) throw new Error('no video on the page');
  let movingSinceMs: number | null = null;
  let watchedMs = 0;
  const rests = () => {
    if (movingSinceMs !== null) watchedMs += performance.now() - movingSinceMs;
    movingSinceMs = null;
    document.documentElement.dataset.watchedS = String(watchedMs / 1000);
  };
  video.addEventListener('playing', () => {
    rests();
    movingSinceMs = performance.now();
  });
  for (const name of ['pause', 'waiting', 'ended']) video.addEventListener(name, rests);
}
