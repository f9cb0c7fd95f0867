/** Partners are notified of consenting visitors only, through the frame, once (I-03, C-06). */
import { describe, expect, test } from 'vitest';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite({ ID_SYNC_PARTNERS: '24=https://sync.soci.example/p?d={visitor}' });

/** A visit whose partner the test answers. */
async function visit() {
  const reported: string[] = [];
  const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
  await page.context().route('https://sync.soci.example/**', (route) => {
    reported.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto(site.server.origin);
  return { page, pageErrors, reported };
}
const FRAME = '#sintonia-id-sync';

describe('partner syncs', () => {
  test('I-03 notify the partner of a consenting visitor once over all pages, and remove the frame on withdrawal', async () => {
    const { page, pageErrors, reported } = await visit();
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await expect.poll(() => reported, { timeout: 10_000 }).toHaveLength(1);
    expect(reported[0]).toMatch(/^https:\/\/sync\.soci\.example\/p\?d=\d{38}$/);
    await page.goto(`${site.server.origin}/el-temps`);
    await page.goto(site.server.origin);
    await page.waitForTimeout(1500);
    expect(reported).toHaveLength(1);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });

  test('C-06 notify nobody of a visitor who refuses or has not chosen', async () => {
    const { page, reported } = await visit();
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: /^Rebutja/ }).click();
    await page.waitForTimeout(1500);
    expect(reported).toEqual([]);
    expect(await page.locator(FRAME).count()).toBe(0);
    await page.context().close();
  });
});
