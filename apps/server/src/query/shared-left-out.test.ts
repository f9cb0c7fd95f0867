import { expect, test, vi } from 'vitest';
import type { ReadLeftOut } from './left-out.ts';
import { sourcesWithoutRollups } from './rollups/sources.ts';
import { createSharedLeftOut } from './shared-left-out.ts';

const period = { suite: 'one', fromMs: 0, toMs: 1000 };
const sources = sourcesWithoutRollups(period);
const sourcesOf = (other: object) => sourcesWithoutRollups({ ...period, ...other });
const ask = async () => [];
const counted = (rejected: number) => ({ rejected }) as Awaited<ReturnType<ReadLeftOut>>; // cast: one count is enough

test('R-09 queries of one suite and period at the same time count what is left out once, later ones again', async () => {
  let reads = 0;
  const leftOut = createSharedLeftOut(async () => counted(++reads));
  expect(await Promise.all([leftOut(ask, sources), leftOut(ask, sourcesOf({}))])).toEqual([counted(1), counted(1)]);
  expect(
    await Promise.all([leftOut(ask, sourcesOf({ suite: 'other' })), leftOut(ask, sourcesOf({ toMs: 2000 }))]),
  ).toEqual([counted(2), counted(3)]);
  expect(await leftOut(ask, sources)).toEqual(counted(4));
});

test('R-09 a count that failed is made again', async () => {
  const read = vi.fn<ReadLeftOut>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(counted(7));
  const leftOut = createSharedLeftOut(read);
  await expect(leftOut(ask, sources)).rejects.toThrow('away');
  expect(await leftOut(ask, sources)).toEqual(counted(7));
});
