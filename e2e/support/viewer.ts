/** A viewer of the player: actions, and measurement that reached the server. */
import type { Browser, Locator, Page } from 'playwright-core';
import { newVisit } from './open-browser.ts';

export async function newViewer(
  browser: Browser,
  origin: string,
  choice: 'Accepta-ho tot' | 'Rebutja-ho tot',
): Promise<Page> {
  const { page } = await newVisit(browser, origin);
  await page.goto(`${origin}/privadesa/`);
  await page.getByRole('button', { name: choice }).first().click();
  return page;
}

export async function openPlayer(page: Page, address: string): Promise<Locator> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.getByRole('region', { name: /^Reproductor/ });
}

export const begin = (player: Locator): Promise<void> => player.getByRole('button', { name: /^Reprodueix/ }).click();

/** Position of the element, in seconds. */
export const position = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);

/** A heartbeat of this type has been answered. */
export const hasReported = (page: Page, event: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('s:event:type') === event);

/** A heartbeat of playing content has been answered. */
export const isWatched = (page: Page) =>
  page.waitForResponse((answer) => {
    const report = new URL(answer.url()).searchParams;
    return answer.ok() && report.get('s:event:type') === 'play' && Number(report.get('l:event:duration')) > 0;
  });

/** A link hit of this name has been answered. */
export const isLinked = (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.ok() && new URL(answer.url()).searchParams.get('pev2') === name);

/** Leaves for another page, and waits until the end of the session has been answered. */
export async function leavePlayer(page: Page): Promise<void> {
  const isOver = hasReported(page, 'end');
  await page.getByRole('banner').getByRole('link', { name: 'Notícies', exact: true }).click();
  await isOver;
}
