/** Visitors who answer the consent question, and whether the hit of their page is stored. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisit } from './open-browser.ts';

type Viewport = { width: number; height: number };

/** For each consenting visitor: names and result counts of pages whose hits were answered, in order. */
const answered = new WeakMap<Page, string[]>();

/**
 * A new visitor who consents to measurement. When the page closes, its errors are added to `pageErrors`.
 */
export async function consentingVisitor(
  { browser, origin, pageErrors }: { browser: Browser; origin: string; pageErrors: string[] },
  path: string,
  viewport?: Viewport,
): Promise<Page> {
  const visit = await newVisit(browser, origin, viewport);
  // The browser itself logs missing, failed and offline resources; the router logs failed page code.
  const isNoted = /^Failed to load resource|^Error loading route module|Failed to fetch dynamically imported module/;
  const hits: string[] = [];
  answered.set(visit.page, hits);
  visit.page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.startsWith('/b/ss/') && searchParams.get('pev2') !== 'visible')
      hits.push(`${searchParams.get('pageName') ?? ''} ${searchParams.get('c21') ?? ''}`);
  });
  visit.page.on('close', () => pageErrors.push(...visit.pageErrors.filter((line) => !isNoted.test(line))));
  await visit.page.goto(origin + path);
  await visit.page.getByRole('button', { name: 'Accepta-ho tot' }).click();
  await visit.page.getByRole('button', { name: 'Accepta-ho tot' }).waitFor({ state: 'hidden' });
  return visit.page;
}

/** A new visitor who refuses: their pages are counted without an identifier (C-07), and their playback is not. */
export async function refusingVisitor(
  { browser, origin }: { browser: Browser; origin: string },
  path: string,
  viewport?: Viewport,
): Promise<Page> {
  const { page } = await newVisit(browser, origin, viewport);
  await page.goto(origin + path);
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).waitFor({ state: 'hidden' });
  return page;
}

/** The server has answered the hit of the current page: it is stored. */
export async function pageHitStored(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const { pageName, resultatsCerca } = window.digitalData?.page ?? {};
    return `${pageName ?? ''} ${resultatsCerca ?? ''}`;
  });
  await expect.poll(() => answered.get(page)?.at(-1)).toBe(shown);
}
