/** The studio's charts of seconds: a day of a channel and the one a week before, in step. */
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const DAY_S = 86_400;
/** A whole day of the schedule, long past. */
const DAY = '2026-11-10';

const site = useLightSite();
let page: Page;

/** An audience that changes each second, in place of the server's. */
async function answerSeconds(route: Route): Promise<void> {
  const query = route.request().postDataJSON();
  if (query.per !== 'second') return route.continue();
  const startMs = Date.parse(`${query.period.from.slice(0, 10)}T05:00:00Z`);
  const points = Array.from({ length: DAY_S }, (_, second) => {
    const sessions = 500 + Math.round(300 * Math.sin(second / 9000) + (second % 60));
    return { at: `${new Date(startMs + second * 1000).toISOString().slice(0, 19)}Z`, sessions, viewers: sessions };
  });
  const answer = await (await route.fetch()).json();
  return route.fulfill({ json: { ...answer, points } });
}

const open = async (search = '') => {
  await page.goto(`${site.server.origin}/estudi/emissions?dia=${DAY}${search}`);
  await page.getByRole('heading', { name: 'Emissions', level: 1 }).waitFor();
};
const slider = () => page.getByRole('slider', { name: 'Tria un segon' });
const part = async () => [Number(await slider().getAttribute('min')), Number(await slider().getAttribute('max')) + 1];
const valueText = () => slider().getAttribute('aria-valuetext');

beforeAll(async () => {
  ({ page } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
  await page.route('**/api/v1/reports/concurrency', answerSeconds);
});

describe('charts of seconds (R-02)', () => {
  test('R-02 minutes come first; seconds, on request, show a whole day and the week before', async () => {
    await open();
    await page.getByRole('radio', { name: 'Per minuts' }).waitFor({ state: 'attached' });
    expect(await page.locator('canvas').count()).toBe(0);
    await page.getByText('Per segons').click();
    await slider().waitFor();
    await expect.poll(() => page.locator('canvas').count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('per')).toBe('segon');
    expect(await part()).toEqual([0, DAY_S]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('R-02 dragging over one chart zooms both, and the zoom is a link', async () => {
    const box = await page.locator('.u-over').first().boundingBox();
    if (!box) throw new Error('no drawing');
    await page.mouse.move(box.x + box.width / 4, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 4 });
    await page.mouse.up();
    const [from = 0, to = 0] = await part();
    expect(Math.abs(from - DAY_S / 4)).toBeLessThan(300);
    expect(Math.abs(to - DAY_S / 2)).toBeLessThan(300);
    await expect.poll(() => new URL(page.url()).searchParams.get('tram')).toBe(`${from}-${to}`);
    await page.reload();
    await slider().waitFor();
    expect(await part()).toEqual([from, to]);
  });

  test('R-02 keys choose a second of both days, and move and zoom the visible part; buttons do the same', async () => {
    await open('&per=segon&tram=36000-36240');
    await slider().focus();
    await page.keyboard.press('Home');
    await expect.poll(valueText).toMatch(/16:00:00 · Audiència .* 16:00:00 · Audiència/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(valueText).toMatch(/16:00:01 · Audiència .* 16:00:01 · Audiència/);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(part).toEqual([36_060, 36_300]);
    await page.keyboard.press('0');
    await expect.poll(part).toEqual([0, DAY_S]);
    await expect.poll(() => new URL(page.url()).searchParams.has('tram')).toBe(false);
    await page.getByRole('button', { name: 'Apropa' }).click();
    await expect.poll(async () => (await part()).reduce((from, to) => to - from)).toBe(DAY_S / 2);
    await page.getByRole('button', { name: 'Mostra-ho tot' }).click();
    await expect.poll(part).toEqual([0, DAY_S]);
  });
});
