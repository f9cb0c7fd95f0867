import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now (W-13): rule and first element, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Only what is wrong leaves the page: what is right is nearly all of the result, and takes longer than to find it.
  return page.evaluate(async () => {
    await settled();
    const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(); // cast: just put there
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

    /** Halfway through a transition, a colour has a contrast that nobody reads. */
    async function settled(): Promise<void> {
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
