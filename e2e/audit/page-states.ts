/** States of pages that only come when one does something, or when something goes wrong. */
import type { Page } from 'playwright-core';
import { failurePage } from '../../apps/server/src/site/failure-page.ts';

/** Begins and stops again: the controls stay, and no second is like another to what looks for differences. */
export const begun = (press: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: press }).first().click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video, audio')].some((media) => (media as HTMLMediaElement).currentTime > 0),
  ); // cast: what the selector says
  await page.evaluate(() => {
    for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  });
  await page.mouse.move(0, 0);
};

export async function pictureLarge(page: Page): Promise<void> {
  await page.getByRole('link', { name: /imatge 2 a pantalla completa/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.mouse.move(0, 0);
}

/** Where one goes, nothing can be prepared: the site says so in its own frame (W-10). */
export async function failedOnTheWay(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  // As a press: which of the two ways there is shown depends on the width.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/noticies/"]')?.click());
  await page.getByRole('heading', { name: 'Alguna cosa no ha anat bé' }).waitFor();
}

/** Not even the page that says so could be rendered (W-10). */
export async function failedWhole(page: Page): Promise<void> {
  const html = failurePage('', 'Tramuntana', 'req-1');
  await page.route('**/programes/', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(new URL('/programes/', page.url()).href);
  await page.getByRole('heading', { name: 'Ara mateix no podem mostrar aquesta pàgina' }).waitFor();
}

/** A story is kept, and there is no network any more: at an address that was not read, or at the story itself. */
export const offlineAt = (path: '/programes/' | null) => async (page: Page) => {
  await page.getByRole('button', { name: 'Desa el que llegeixo' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    const kept = name === undefined ? [] : await (await caches.open(name)).keys();
    return kept.some(({ url }) => url === location.href);
  });
  await page.context().setOffline(true);
  await page.goto(path ? new URL(path, page.url()).href : page.url());
  await page.getByText(path ? 'No tens connexió' : 'No ens arriba la xarxa').waitFor();
};
