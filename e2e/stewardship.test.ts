/** The studio's «Privadesa» and «Tokens»: choices, proofs, export, erasure with its certificate; API tokens. */
import { readFile } from 'node:fs/promises';
import { CONSENT_PROOF_PATH } from '@sintonia/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsInEveryView } from './support/every-view.ts';
import { signInAs } from './support/new-staff.ts';
import { newVisit } from './support/open-browser.ts';
import { signIn } from './support/studio.ts';
import { useLightSite } from './support/use-site.ts';
import { whenStored } from './support/when-stored.ts';

const site = useLightSite();
let page: Page;
let pageErrors: string[];
let visitor = '';

/** Makes a consent choice on the site as a new visitor; returns the visitor id, if there is one. */
async function answer(choice: 'Accepta-ho tot' | 'Rebutja-ho tot'): Promise<string> {
  const { page: visited } = await newVisit(site.browser, site.server.origin);
  await visited.goto(`${site.server.origin}/privadesa/`);
  const isProved = visited.waitForResponse((response) => response.url().endsWith(CONSENT_PROOF_PATH));
  await visited.getByRole('button', { name: choice }).first().click();
  await isProved;
  let id = '';
  if (choice === 'Accepta-ho tot') {
    const isCounted = visited.waitForResponse((response) => response.ok() && response.url().includes('/b/ss/'));
    await visited.goto(`${site.server.origin}/noticies/`);
    id = new URL((await isCounted).url()).searchParams.get('mid') ?? '';
  }
  await visited.context().close();
  return id;
}

beforeAll(async () => {
  visitor = await answer('Accepta-ho tot');
  await answer('Rebutja-ho tot');
  await whenStored(site.server.origin);
  ({ page, pageErrors } = await newVisit(site.browser, site.server.origin));
  await signIn(page, site.server.origin);
});

describe('privacy', () => {
  test('R-07 counts choices by day: one accepted, one refused', async () => {
    await page.goto(`${site.server.origin}/estudi/privadesa`);
    const figure = (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('data');
    await expect.poll(() => figure('Accepten tot').getAttribute('value')).toBe('1');
    expect(await figure('Ho rebutgen tot').getAttribute('value')).toBe('1');
    expect(await figure('Accepten una part').getAttribute('value')).toBe('0');
    await page.getByRole('link', { name: '7 dies' }).click();
    await page.getByRole('figure', { name: 'Respostes per dia' }).waitFor();
  });

  test('R-07 I-04 finds a visitor’s proofs, exports everything, and certifies and logs the erasure', async () => {
    await page.goto(`${site.server.origin}/estudi/privadesa`);
    await page.getByLabel('Identificador del visitant').fill('massa curt');
    await page.getByText('Un identificador té de 16 a 128 lletres i xifres.').waitFor();
    await page.getByLabel('Identificador del visitant').fill(visitor);
    await page.getByRole('button', { name: 'Mostra les proves' }).click();
    const proofs = page.getByRole('table', { name: 'Proves de consentiment' });
    await proofs.getByText('analítica, audiència, personalització').first().waitFor();
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exporta-ho tot' }).click(),
    ]);
    expect(await readFile(await exported.path(), 'utf8')).toContain(visitor);

    await page.getByRole('button', { name: 'Esborra’n els esdeveniments…' }).click();
    await page.getByRole('button', { name: 'Esborra-ho', exact: true }).click();
    const certificate = page.getByRole('status', { name: 'Certificat d’esborrament' });
    await certificate.waitFor();
    const reference = /Referència([\da-f]{16})/.exec((await certificate.textContent()) ?? '')?.[1] ?? '';
    expect(reference).not.toBe('');
    expect(await certificate.textContent()).toMatch(/Pàgines i accions[1-9]/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixa el certificat' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(reference);
    expect(text).not.toContain(visitor);
    await page.goto(`${site.server.origin}/estudi/privadesa#${visitor}`);
    await page.reload();
    await page.getByText(/^Aquest visitant es va esborrar el/).waitFor();
    await page.getByRole('table', { name: 'Esborraments' }).getByRole('link').first().click();
    await certificate.getByText(reference).waitFor();
    await page.reload();
    await certificate.getByText(reference).waitFor();
    await page.goto(`${site.server.origin}/estudi/auditoria`);
    await page.getByText(reference).first().waitFor();
    expect(
      await (await page.request.get(`${site.server.origin}/api/privacy/export?visitor=${visitor}`)).text(),
    ).not.toContain('"hits"');
  });

  test('R-07 shows the current retention', async () => {
    await page.goto(`${site.server.origin}/estudi/privadesa`);
    const row = page
      .getByRole('table', { name: 'Quant de temps es guarda' })
      .getByRole('row')
      .filter({ hasText: 'Pàgines i accions' });
    await expect.poll(() => row.textContent()).toContain('760');
  });
});

describe('tokens', () => {
  const create = async (name: string) => {
    await page.getByRole('button', { name: 'Crea un token' }).click();
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Crea’l' }).click();
    const shown = page.getByRole('status', { name: `Secret de «${name}»` });
    return (await shown.locator('code').textContent()) ?? '';
  };
  const queryWith = (secret: string) =>
    fetch(`${site.server.origin}/api/v1/reports/catalogue`, { headers: { authorization: `Bearer ${secret}` } });

  test('R-08 creates a token, shows its secret once, accepts it, and revokes it at once', async () => {
    await page.goto(`${site.server.origin}/estudi/tokens`);
    await page.getByText('Encara no hi ha cap token').waitFor();
    const secret = await create('Quadre de <b>redacció</b>');
    expect(secret).toMatch(/^sintonia_[\w-]{43}$/);
    expect((await queryWith(secret)).status).toBe(200);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Quadre de <b>redacció</b>' });
    await row.waitFor();
    expect(await page.content()).not.toContain(secret);
    await expect.poll(() => row.textContent()).toContain('en vigor');
    expect(await row.textContent()).not.toContain('mai');
    await row.getByRole('button', { name: /^Revoca/ }).click();
    await row.getByRole('button', { name: 'Revoca’l' }).click();
    await expect.poll(() => row.textContent()).toContain('revocat');
    expect((await queryWith(secret)).status).toBe(401);
  });

  test('W-13 has no axe findings and no overflow in any theme, width and language', async () => {
    const findings = [
      ...(await problemsInEveryView(
        page,
        `${site.server.origin}/estudi/privadesa?periode=7d#${visitor}`,
        async (studio) => {
          await studio.getByRole('figure').locator('svg').waitFor();
          await studio.getByRole('table').nth(1).waitFor();
        },
        'privadesa',
      )),
      ...(await problemsInEveryView(
        page,
        `${site.server.origin}/estudi/tokens`,
        (studio) => studio.getByRole('table').waitFor(),
        'tokens',
      )),
    ];
    expect(findings).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('R-08 shows others than administrators a notice on both screens, which are missing in the navigation', async () => {
    const { page: other } = await newVisit(site.browser, site.server.origin);
    await signInAs(other, site.server.origin, 'analyst');
    expect(await other.getByRole('navigation').getByRole('link', { name: 'Tokens' }).count()).toBe(0);
    for (const screen of ['privadesa', 'tokens']) {
      await other.goto(`${site.server.origin}/estudi/${screen}`);
      await other.getByText('Aquesta pantalla és per a qui administra').waitFor();
    }
    await other.context().close();
  });
});
