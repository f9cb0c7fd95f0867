import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe findings of the current page (W-13): rule and first element, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Returns violations only: passes are nearly the whole result, and transferring them takes longer than finding them.
  return page.evaluate(async () => {
    await settled();
    const { violations } = await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(); // cast: just injected
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

    /** Waits for transitions to end: colours in between have no meaningful contrast. */
    async function settled(): Promise<void> {
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
