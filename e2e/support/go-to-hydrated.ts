import type { Page } from 'playwright-core';

/**
 * Whoever goes to a page of ours is there when it is hydrated (`apps/site/app/hydration/`): what is pressed then is React's,
 * however slow the machine. Pages of others, and those without a script, are not waited for.
 */
export function goToHydrated(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(() => !('__pendingHydration' in window), null, { polling: 50 });
    return answer;
  };
}
