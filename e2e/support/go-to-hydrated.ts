import type { Page } from 'playwright-core';

/**
 * Makes `goto` wait until a page of this site and its deferred parts are hydrated (`apps/site/app/features/hydration/`, `frame/DeferredPart.tsx`): React
 * handles every press then, however slow the machine. Other pages, and those without a script, are not waited for.
 */
export function goToHydrated(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(
        () => !('__pendingHydration' in window || document.querySelector('[data-deferred]')),
        null,
        { polling: 50 },
      );
    return answer;
  };
}
