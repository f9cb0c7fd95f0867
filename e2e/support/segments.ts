import type { Page, Route } from 'playwright-core';

/** Number of a segment of the demo's clips: `540p-03.m4s` is 3. */
const numberOf = (url: string) => Number(/-(\d+)\.m4s/.exec(url)?.[1] ?? 0);

/** Holds back the segments from a number on, as an origin that is too slow, until the returned function is called. */
export async function holdSegments(page: Page, from: number): Promise<() => void> {
  const opened = Promise.withResolvers<void>();
  await page.route('**/*.m4s', async (route: Route) => {
    if (numberOf(route.request().url()) >= from) await opened.promise;
    await route.continue().catch(() => undefined); // the player may have given the request up
  });
  return opened.resolve;
}

/** Segments from a number on are answered with 500. */
export const failSegments = (page: Page, from: number) =>
  page.route('**/*.m4s', (route) =>
    numberOf(route.request().url()) >= from ? route.fulfill({ status: 500 }) : route.continue(),
  );

/** Segments from a number on are answered with 503 so many times each; then the origin is well again. */
export async function failForAWhile(page: Page, from: number, times: number): Promise<void> {
  const failures = new Map<string, number>();
  await page.route('**/*.m4s', (route) => {
    const url = route.request().url();
    const failed = failures.get(url) ?? 0;
    if (numberOf(url) < from || failed >= times) return route.continue();
    failures.set(url, failed + 1);
    return route.fulfill({ status: 503 });
  });
}
