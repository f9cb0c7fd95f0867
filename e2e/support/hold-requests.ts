import type { Page } from 'playwright-core';

/** Holds requests, like a server that takes its time, until the returned function is called. */
export async function holdRequests(page: Page, held: string | ((url: URL) => boolean)): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined); // the page may have aborted the request
  });
  return released.resolve;
}
