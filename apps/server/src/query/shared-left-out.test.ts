import { expect, test, vi } from 'vitest';
import { NO_FACTS } from './facts/find-facts.ts';
import type { ReadLeftOut } from './left-out.ts';
import type { Span } from './plan/relation-rows.ts';
import { createSharedLeftOut } from './shared-left-out.ts';

const span: Span = {
  suite: 'one',
  fromMs: 0,
  toMs: 1000,
  timeZone: 'Europe/Madrid',
  nowMs: 0,
  hours: null,
  facts: NO_FACTS,
  broadcasts: [],
};
const ask = async () => [];
const counted = (rejected: number) => ({ rejected }) as Awaited<ReturnType<ReadLeftOut>>; // cast: one count is enough

test('R-09 queries of one suite and period at the same time count what is left out once, later ones again', async () => {
  let reads = 0;
  const leftOut = createSharedLeftOut(async () => counted(++reads));
  expect(await Promise.all([leftOut(ask, span), leftOut(ask, { ...span, nowMs: 9 })])).toEqual([
    counted(1),
    counted(1),
  ]);
  expect(await Promise.all([leftOut(ask, { ...span, suite: 'other' }), leftOut(ask, { ...span, toMs: 2000 })])).toEqual(
    [counted(2), counted(3)],
  );
  expect(await leftOut(ask, span)).toEqual(counted(4));
});

test('R-09 a count that failed is made again', async () => {
  const read = vi.fn<ReadLeftOut>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(counted(7));
  const leftOut = createSharedLeftOut(read);
  await expect(leftOut(ask, span)).rejects.toThrow('away');
  expect(await leftOut(ask, span)).toEqual(counted(7));
});
