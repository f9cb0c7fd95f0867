import type { Page } from 'playwright-core';

/** Signs in to the studio through its form, with the demo's account. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/estudi/`);
  await page.getByLabel('Adreça electrònica').fill('analista@tramuntana.example');
  await page.getByLabel('Contrasenya', { exact: true }).fill('tramuntana-demo');
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByRole('heading', { name: 'Ara', level: 1 }).waitFor();
}

/** The exact number in a tile of the overview. */
export async function tile(page: Page, name: string): Promise<number> {
  const shown = page.locator('li').filter({ has: page.getByRole('heading', { name, exact: true }) });
  return Number(await shown.locator('data').first().getAttribute('value'));
}
