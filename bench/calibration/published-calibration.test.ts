import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accuracyOf } from '../../apps/server/src/query/calibration/accuracy-of.ts';

/** Condition, metric and ratio of each line of a table. */
function publishedRatios(): [condition: string, metric: string, ratio: string][] {
  const page = readFileSync(new URL('../../docs/calibration.md', import.meta.url), 'utf8');
  return page
    .split(/^## /m)
    .slice(1)
    .filter((section) => /^\| metric /m.test(section))
    .flatMap((section) => {
      const [condition = ''] = section.split('\n', 1);
      const lines = section.matchAll(/^\| ([^|]+?) +\| +([\d.]+) \| +([\d.]+) \| +([\d.]+) \|/gm);
      return [...lines]
        .filter(([, , real, measured]) => Number(real) > 0 || Number(measured) > 0) // nothing happened, nothing is shown
        .map(([, metric = '', , , ratio = '']): [string, string, string] => [condition, metric, ratio]);
    });
}

test('R-11 the studio shows beside each definition the ratio in docs/calibration.md', () => {
  const published = publishedRatios();
  expect(new Set(published.map(([condition]) => condition)).size).toBeGreaterThanOrEqual(15);
  for (const [condition, metric, ratio] of published) {
    const shown = accuracyOf(metric).find((one) => one.condition.en === condition);
    expect(shown?.ratio.toFixed(4), `${metric}, ${condition}`).toBe(ratio);
  }
});
