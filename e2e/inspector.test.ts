/** Staff see the decision of each rule on a page, with its hit, and the effect of another choice (T-11, T-14). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';

const site = useLightSite();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(site.browser, site.server.origin));
});

const panel = () => page.getByRole('complementary', { name: 'Inspector de regles' });
const rule = (name: string) => panel().locator('details, li').filter({ hasText: name }).last();

describe('inspector of rules', () => {
  test('T-11 is available to staff only', async () => {
    const saying = page.waitForEvent('console', { predicate: (message) => message.type() === 'info' });
    await page.goto(`${site.server.origin}/?inspector`);
    const output = await saying;
    expect(output.text()).toContain('needs a session of the studio');
    expect(await panel().count()).toBe(0);
  });

  test('T-11 shows a rule that waits for the choice, then fires, with its hit field by field', async () => {
    await signIn(page, site.server.origin);
    await page.goto(`${site.server.origin}/?inspector`);
    await expect.poll(() => rule('Analítica web: pàgina vista').textContent()).toContain('Espera la tria');
    await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
    await expect.poll(() => rule('Analítica web: pàgina vista').textContent()).toContain('S’ha executat');
    await rule('Analítica web: pàgina vista').click();
    await expect.poll(() => rule('Analítica web: pàgina vista').textContent()).toContain('Identificador del visitant');
    expect(await rule('Analítica web: pàgina vista').textContent()).toContain('pàgina vista event1');
    await rule('Analítica web: pàgina sense identificador').click();
    expect(await rule('Analítica web: pàgina sense identificador').textContent()).toContain(
      'No es compleix: el visitant no accepta «Tramuntana, mesura del web»',
    );
  });

  test('T-14 replays the visit under a refusal, and by the rules of a published version', async () => {
    await panel().getByRole('button', { name: 'I si…' }).click();
    await expect.poll(() => panel().textContent()).toContain('Aturada → S’ha executat');
    await panel().getByLabel('Si el visitant').selectOption({ label: 'ho acceptés tot' });
    await expect.poll(() => panel().textContent()).toContain('No canviaria res');
    await panel().getByLabel('amb les regles').selectOption({ index: 1 });
    await expect.poll(() => panel().textContent()).toContain('No canviaria res');
    await panel().getByLabel('Si el visitant').selectOption({ label: 'ho rebutgés tot' });
    await expect.poll(() => panel().textContent()).toContain('S’ha executat → Aturada');
  });

  test('T-11 stays open on the next page, has no axe findings, and ends when closed', async () => {
    await page.locator('header a[href="/noticies/"]').first().click();
    await panel().getByRole('button', { name: 'Esdeveniments' }).click();
    await expect.poll(() => panel().textContent()).toContain('/noticies/');
    await page.reload();
    await expect.poll(() => panel().textContent()).toMatch(/\/noticies\/.*· \/(?!noticies)/);
    await panel().getByRole('button', { name: 'Regles' }).click();
    await expect
      .poll(() => rule('Analítica web: pàgina sense identificador').textContent())
      .toContain('això no es compleix: el visitant no accepta');
    expect(await axeFindings(page)).toEqual([]);
    await panel().getByRole('button', { name: 'Tanca' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await panel().count()).toBe(0);
  });
});
