/** Results of an activity against an audience with a known effect: real collector, real stores, real screen (P-06). */
import type { Activity, ActivityResults } from '@sintonia/contracts';
import type { ExperimentTruth } from '@sintonia/simulator';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { EXPERIMENT, sendAudience, startedActivity } from './support/experiment.ts';
import { newVisit, type Visit } from './support/open-browser.ts';
import { staffCookie } from './support/staff.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const EFFECTS = { es: { clicks: 0.2, plays: 0.2 }, guanyes: { clicks: 0.55, plays: 0.2 } };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

const site = useLightSite({ COLLECT_RATE: '1000000' });
let visit: Visit;
let page: Page;
let cookie: string;
let good: Activity;
let truth: { es: ExperimentTruth; guanyes: ExperimentTruth };
let waiting: number;

const truthOf = (all: ReadonlyMap<string, ExperimentTruth>, variant: string): ExperimentTruth => {
  const found = all.get(variant);
  if (!found) throw new Error(`nobody saw ${variant}`);
  return found;
};
async function resultsOf({ id }: Activity): Promise<ActivityResults> {
  const answer = await fetch(`${site.server.origin}/api/activities/${id}/results`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.json();
}
const show = async ({ id }: Activity) => {
  await page.goto(`${site.server.origin}/estudi/experiments/${id}/resultats`);
  await page.getByText('Actualitzat a les').waitFor();
};
/** Cells of a variant's row as text; a number keeps its sign. */
const rowOf = async (variant: string) =>
  (await page.getByRole('row', { name: variant }).getByRole('cell').allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
const number = (text = '') =>
  Number(
    text
      .replace('.', '')
      .replace(',', '.')
      .replace('−', '-')
      .replace(/[^\d.-]/g, ''),
  );

beforeAll(async () => {
  cookie = await staffCookie(site.server.origin);
  good = await startedActivity(site.server.origin, cookie, EXPERIMENT);
  const sent = await sendAudience(site.server.origin, good, { seed: 1, each: 250, effects: EFFECTS });
  truth = { es: truthOf(sent.counted, 'es'), guanyes: truthOf(sent.counted, 'guanyes') };
  waiting = [...sent.waiting.values()].reduce((sum, { visitors }) => sum + visitors, 0);
  visit = await newVisit(site.browser, site.server.origin);
  page = visit.page;
  await signIn(page, site.server.origin);
  visit.pageErrors.length = 0; // the browser's own, from before sign-in
});

describe('results against a known truth (P-06, R-11)', () => {
  test('P-06 count every visitor and outcome of each variant, and only visitors whose day is over', async () => {
    const { variants, goals, sampleRatio } = await resultsOf(good);
    expect(variants.map(({ key, counted }) => [key, counted])).toEqual([
      ['es', truth.es.visitors],
      ['guanyes', truth.guanyes.visitors],
    ]);
    expect(variants.reduce((sum, { exposed, counted }) => sum + exposed - counted, 0)).toBe(waiting);
    expect(sampleRatio.isFine).toBe(true);
    const totals = goals.map(({ variants }) => variants.map(({ total }) => total));
    const { es, guanyes } = truth;
    expect(totals.slice(0, 3)).toEqual([
      [es.clicked, guanyes.clicked],
      [es.pageviews, guanyes.pageviews],
      [es.played, guanyes.played],
    ]);
    // § 4 drops play heartbeats of 250 ms or less.
    for (const [i, { watchedS, played }] of [es, guanyes].entries()) {
      expect(Math.abs((totals[3]?.[i] ?? 0) - watchedS)).toBeLessThan(played * 0.5);
    }
  });

  test('P-06 contain the true effect in the interval, with and without an effect; earlier data narrows it', async () => {
    const { goals } = await resultsOf(good);
    const [clicks, pageviews, plays] = goals.map(({ standings }) => standings[0]);
    const trueLift = EFFECTS.guanyes.clicks / EFFECTS.es.clicks - 1;
    expect(clicks?.verdict).toBe('better');
    expect(clicks?.plain?.low).toBeLessThan(trueLift);
    expect(clicks?.plain?.high).toBeGreaterThan(trueLift);
    for (const none of [pageviews, plays]) {
      expect(none?.verdict).toBe('open');
      expect(none?.plain?.low).toBeLessThan(0);
      expect(none?.plain?.high).toBeGreaterThan(0);
    }
    const width = (measured: { differenceLow: number; differenceHigh: number } | null | undefined) =>
      measured ? measured.differenceHigh - measured.differenceLow : Number.NaN;
    expect(pageviews?.reduction).toBeGreaterThan(0.8); // people are consistent over time
    expect(width(pageviews?.adjusted) / width(pageviews?.plain)).toBeLessThan(0.5);
  });

  test('P-06 show the known truth on screen: verdict, visitors, rates, difference, probability', async () => {
    await show(good);
    await page.getByRole('heading', { name: '«Què hi guanyes» va millor' }).waitFor();
    const { es, guanyes } = truth;
    const [, rate, lift, , probability, entered, visitors, when] = await rowOf('Què hi guanyes');
    expect([number(visitors), when, probability]).toEqual([guanyes.visitors, 'ja se sap', '> 99,9 %']);
    const { variants } = await resultsOf(good);
    const exposedOf = (key: string) => variants.find((one) => one.key === key)?.exposed;
    expect(number(entered)).toBe(exposedOf('guanyes'));
    expect(number((await rowOf('Què és'))[5])).toBe(exposedOf('es'));
    const [rateB, rateA] = [guanyes.clicked / guanyes.visitors, es.clicked / es.visitors];
    expect(number(rate)).toBeCloseTo(rateB * 100, 0);
    expect(number(lift)).toBeCloseTo((rateB / rateA - 1) * 100, -1);
    expect(number((await rowOf('Què és'))[6])).toBe(es.visitors);
    expect(await page.getByText(`${waiting} encara tenen temps`).count()).toBe(1);
  });

  test('P-06 show figures with and without earlier data, by day as chart, by keyboard and as table; in English', async () => {
    await page.getByText('Pàgines vistes', { exact: true }).click();
    const interval = async () => (await rowOf('Què hi guanyes'))[3];
    const withPast = await interval();
    await page.getByText('Tal com s’ha mesurat').click();
    expect(await interval()).not.toBe(withPast);
    const slider = page.getByRole('slider', { name: 'Dia del gràfic' });
    const lastDay = await slider.getAttribute('aria-valuetext');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(lastDay);
    await page.getByRole('button', { name: 'Mostra’l com a taula' }).click();
    expect(await page.getByRole('table', { name: 'L’interval, dia a dia' }).getByRole('row').count()).toBeGreaterThan(
      3,
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('English').filter({ visible: true }).click();
    await page.getByRole('heading', { name: '“Què hi guanyes” does better' }).waitFor();
    await page.getByText('Català').filter({ visible: true }).click();
  });

  test('P-06 stop when a variant loses its visitors in one browser, and name the browser', async () => {
    const broken = await startedActivity(site.server.origin, cookie, { ...EXPERIMENT, name: 'Amb una fuita' });
    await sendAudience(site.server.origin, broken, { seed: 2, each: 80, effects: EFFECTS });
    const lost = { guanyes: 0.9 };
    await sendAudience(site.server.origin, broken, { seed: 3, each: 160, effects: EFFECTS, lost, userAgent: FIREFOX });
    await show(broken);
    await page.getByRole('heading', { name: 'Els resultats estan aturats' }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Navegador Firefox' }).textContent()).toContain(
      'Sense això, la resta quadra',
    );
    expect(await page.getByText('Diferència', { exact: true }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('P-06 state what is missing for an A/A test without visitors', async () => {
    const rehearsal = await startedActivity(site.server.origin, cookie, { ...EXPERIMENT, name: 'Assaig', isAA: true });
    await show(rehearsal);
    await page.getByRole('heading', { name: 'Encara no hi ha prou dades' }).waitFor();
    await page.getByText('Cada variant necessita com a mínim 100 visitants').waitFor();
    expect(await page.getByText('Prova A/A: tothom veu el mateix').count()).toBe(1);
    expect(visit.pageErrors).toEqual([]);
  });
});
