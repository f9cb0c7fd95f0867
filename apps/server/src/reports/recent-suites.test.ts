import { expect, test } from 'vitest';
import { rememberSuites } from './recent-suites.ts';

test('R-01 the first list of suites is waited for, later ones are renewed in the background', async () => {
  let nowMs = 0;
  const stored = ['site'];
  let reads = 0;
  const suites = rememberSuites(
    async () => {
      reads += 1;
      if (reads === 3) throw new Error('the engine is away');
      return [...stored];
    },
    () => nowMs,
  );
  expect(await Promise.all([suites(), suites()])).toEqual([['site'], ['site']]);
  stored.push('app');
  expect([await suites(), reads]).toEqual([['site'], 1]);
  nowMs = 11_000;
  expect([await suites(), reads]).toEqual([['site'], 2]);
  expect([await suites(), reads]).toEqual([['site', 'app'], 2]);
  nowMs = 30_000;
  expect([await suites(), reads]).toEqual([['site', 'app'], 3]); // its failure is not shown
  await new Promise(setImmediate);
  expect([await suites(), reads]).toEqual([['site', 'app'], 4]);
});

test('R-01 a first list that cannot be read is an error', async () => {
  const suites = rememberSuites(async () => Promise.reject(new Error('away')), Date.now);
  await expect(suites()).rejects.toThrow('away');
});
