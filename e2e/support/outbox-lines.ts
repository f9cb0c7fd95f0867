import type { Page } from 'playwright-core';

/** In the page: number of lines in the outbox; none where nothing was stored. */
export async function outboxLines(): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'sintonia')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sintonia');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('outbox').objectStore('outbox').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}

/** Waits until all measurement of a page has arrived. */
export async function hasArrived(page: Page): Promise<void> {
  while ((await page.evaluate(outboxLines)) > 0) await page.waitForTimeout(100);
}
