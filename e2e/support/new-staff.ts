import type { Page } from 'playwright-core';
import { staffCookie } from './staff.ts';

const PASSWORD = 'vuit mussols a la biga';

/** Invites a person with a role as the demo's administrator, and signs them in on a page. */
export async function signInAs(page: Page, origin: string, role: 'analyst' | 'editor'): Promise<void> {
  const headers = { 'content-type': 'application/json', origin };
  const email = `${role}@tramuntana.example`;
  const cookie = await staffCookie(origin);
  const invited = await fetch(`${origin}/api/staff`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ name: role, email, role }),
  });
  const { link } = (await invited.json()) as { link: string }; // cast: of the API
  const used = await fetch(`${origin}/api/staff/link/use`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token: new URL(link, origin).hash.slice(1), password: PASSWORD }),
  });
  if (!used.ok) throw new Error(`using the link was answered ${used.status}`);
  await page.goto(`${origin}/estudi/entra`);
  await page.getByLabel('Adreça electrònica').fill(email);
  await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByRole('heading', { name: 'Ara', level: 1 }).waitFor();
}
