/** Rejected hits in the studio: why one was refused, and reading it again (S-04). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsInEveryView } from './support/every-view.ts';
import { newVisit } from './support/open-browser.ts';
import { useLightSite } from './support/use-site.ts';
import { whenStored } from './support/when-stored.ts';

const CUT = '/b/ss/tramuntana-dev/1/JS/s1?AQB=1&mid=20000000000000000000000000000000000001&pageName=tallada';

const site = useLightSite();
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await fetch(site.server.origin + CUT);
  await fetch(`${site.server.origin}/hb/?s:event:type=play`);
  await whenStored(site.server.origin);
});

describe('rejected hits', () => {
  test('S-04 «why was this hit refused?» and its replay take six actions from the sign-in', async () => {
    await page.goto(`${site.server.origin}/estudi/`);
    await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example'); // 1
    await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo'); // 2
    await page.getByRole('button', { name: 'Entra', exact: true }).click(); // 3
    await page.getByRole('link', { name: 'Rebutjats', exact: true }).click(); // 4
    const list = page.getByRole('list', { name: /^Esdeveniments rebutjats/ });
    await list.getByText('Tallat pel camí').waitFor();
    await list.getByRole('listitem').filter({ hasText: 'Tallat pel camí' }).getByRole('checkbox').check(); // 5
    await page.getByRole('button', { name: 'Torna a llegir els triats (1)' }).click(); // 6
    await page.getByText('Llegits: 1. Recuperats: 0. 1 encara no es pot llegir: tallat pel camí.').waitFor();
  });

  test('S-04 an opened hit says in plain words why it was refused, and a reason lists its own hits alone', async () => {
    await page.getByRole('radio', { name: 'Hi falta un camp necessari 1' }).check({ force: true });
    const row = page.getByRole('list', { name: /^Esdeveniments rebutjats/ }).getByRole('listitem');
    await row.filter({ hasText: 's:event:sid' }).locator('summary').click();
    await row.getByText('Sense aquest camp no es pot saber què va passar.').waitFor();
    await expect.poll(() => row.count()).toBe(1);
  });

  test('S-04 replays all events of a reason; the audit log names the person', async () => {
    await page.getByRole('radio', { name: /^Tallat pel camí/ }).check({ force: true });
    await page.getByRole('button', { name: 'Torna a llegir tots els de «Tallat pel camí»' }).click();
    await page.getByText(/^Llegits: 1\./).waitFor();
    await page.goto(`${site.server.origin}/estudi/auditoria`);
    await expect.poll(() => page.getByText('ha tornat a llegir rebutjats').count()).toBeGreaterThan(1);
  });

  test('W-13 every view of the rejected hits is accessible and as wide as its window', async () => {
    const isThere = (studio: Page) => studio.locator('main').getByRole('checkbox').first().waitFor();
    expect(await problemsInEveryView(page, `${site.server.origin}/estudi/rebutjats`, isThere, 'rebutjats')).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
