/** Screens of the studio about one thing of the demonstration, whose address is only known from its data. */
import { HIT_FIELDS } from '@sintonia/wire';
import type { Page } from 'playwright-core';

/** A playback session of the period, from the rows behind a figure. */
export async function sessionOpened(page: Page): Promise<void> {
  const session = await page.evaluate(async () => {
    const { shown } = (await (await fetch('/api/reports/suites')).json()) as { shown: string }; // cast: our own server
    const query = { suite: shown, period: 'last7Days', metrics: ['mediaStarts'], dimensions: [] };
    const answer = await fetch('/api/v1/reports/rows', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, metric: 'mediaStarts', cell: {}, limit: 1 }),
    });
    return ((await answer.json()) as { rows: { session?: string }[] }).rows[0]?.session; // cast: our own server
  });
  if (!session) throw new Error('the demonstration has no playback session');
  await page.goto(new URL(`/estudi/fitxa/sessio?de=${encodeURIComponent(session)}&periode=7d`, page.url()).href);
  await page.getByRole('table', { name: 'Esdeveniments' }).waitFor();
}

/** The visitor of the latest stored event. */
export async function visitorOpened(page: Page): Promise<void> {
  const visitor = await page.evaluate(async (key) => {
    const suites = (await (await fetch('/api/reports/suites')).json()) as { shown: string }; // cast: our own server
    const answer = await fetch(`/api/realtime/earlier?suite=${encodeURIComponent(suites.shown)}`);
    const { events } = (await answer.json()) as { events: { fields: { key: string; value: string }[] }[] }; // cast: same
    return events.flatMap(({ fields }) => fields).find((field) => field.key === key)?.value;
  }, HIT_FIELDS.visitorId.key);
  if (!visitor) throw new Error('the demonstration has no visitor with an identifier');
  await page.goto(new URL(`/estudi/fitxa/visitant#${encodeURIComponent(visitor)}`, page.url()).href);
  await page.getByRole('link', { name: 'Segueix-lo al depurador' }).waitFor();
}

/**
 * The first broadcast of yesterday that has figures. Each step is loaded whole: what arrives later replaces the link that
 * is pressed, and the row on which a walk by keyboard stands.
 */
export async function broadcastOpened(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'El dia abans' }).click();
  await page.waitForURL(/dia=/);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Emissions del dia' }).getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/fitxa/);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByLabel('Xifres de l’emissió').waitFor();
  await page.getByRole('button', { name: 'Baixa en CSV: Emissions del dia' }).waitFor();
}

const experiments = (page: Page) => page.getByRole('list', { name: 'Experiments' }).getByRole('link');

export async function experimentOpened(page: Page): Promise<void> {
  await experiments(page).first().click();
  await page.getByRole('link', { name: 'Resultats', exact: true }).waitFor();
}

export async function experimentResults(page: Page): Promise<void> {
  await experimentOpened(page);
  await page.getByRole('link', { name: 'Resultats', exact: true }).click();
  await page.getByText('Actualitzat a les').waitFor();
}

export async function experimentEdited(page: Page): Promise<void> {
  await experimentOpened(page);
  await page.goto(`${page.url().split('?')[0]}/edita`, { waitUntil: 'networkidle' });
}

/** The page of the activity: its visitors by variant. */
export async function activityOpened(page: Page): Promise<void> {
  await experimentOpened(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(new URL(`/estudi/fitxa/activitat?de=${id}`, page.url()).href, { waitUntil: 'networkidle' });
}
