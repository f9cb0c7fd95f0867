import type { Page } from 'playwright-core';
import { holdRequests } from './hold-requests.ts';

/** Number of a segment of the demo's clips: `540p-03.m4s` is 3. */
const numberOf = (url: string) => Number(/-(\d+)\.m4s/.exec(url)?.[1] ?? 0);

/** Delays the segments from a number on, like an origin that is too slow, until the returned function is called. */
export const holdSegments = (page: Page, from: number): Promise<() => void> =>
  holdRequests(page, ({ pathname }) => pathname.endsWith('.m4s') && numberOf(pathname) >= from);

/** Answers segments from a number on with 500. */
export const failSegments = (page: Page, from: number) =>
  page.route('**/*.m4s', (route) =>
    numberOf(route.request().url()) >= from ? route.fulfill({ status: 500 }) : route.continue(),
  );

/** Answers segments from a number on with 503 until the returned function is called; then the origin has recovered. */
export async function failUntilReleased(page: Page, from: number): Promise<() => void> {
  let isWell = false;
  await page.route('**/*.m4s', (route) =>
    isWell || numberOf(route.request().url()) < from ? route.continue() : route.fulfill({ status: 503 }),
  );
  return () => {
    isWell = true;
  };
}
