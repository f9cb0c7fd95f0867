/**
 * Finds visitors from the newsletter who finished a video, on the simulated audience of the days of the mailing.
 */
import { expect, test } from 'vitest';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useDemoAudience } from './support/use-site.ts';

const site = useDemoAudience();

test('R-01 visitors from the newsletter who finished a video are found in eight actions from the sign-in', async () => {
  const { page, pageErrors } = await newVisit(site.browser, site.server.origin);
  // Three actions: address, password, and the button.
  await signIn(page, site.server.origin);
  await page.getByRole('navigation', { name: 'Navegació' }).getByRole('link', { name: 'Contingut' }).click();
  await page.getByRole('link', { name: '28 dies', exact: true }).click();
  const campaigns = page.getByRole('region', { name: 'Campanyes' });
  await campaigns.getByRole('link', { name: 'La fitxa de butlleti-tardor' }).click();
  await page.getByRole('heading', { name: 'butlleti-tardor', level: 1 }).waitFor();
  const titles = page.getByRole('region', { name: 'Què n’han vist, i què han acabat' }).getByRole('grid');
  const finished = titles.locator('tbody').last().locator('td:nth-child(2)').first();
  await finished.locator('data').waitFor();
  const count = Number(await finished.locator('data').getAttribute('value'));
  expect(count).toBeGreaterThan(0);
  await finished.getByRole('button').click();
  const behind = page.getByRole('dialog').getByRole('table', { name: 'Files que hi ha darrere' });
  const body = behind.locator('tbody').getByRole('row');
  await expect.poll(() => body.count()).toBe(Math.min(count, 50));
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
