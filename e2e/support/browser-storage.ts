import type { Page } from 'playwright-core';

/** Everything that the browser has stored for this site. */
export async function storedInBrowser(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  return { cookies, ...others };
}
