import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('R-19 a tile moves to its place, and nothing is lost', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1 }),
      fc.nat(30),
      fc.integer({ min: -5, max: 40 }),
      (list, from, to) => {
        const after = moved(list, from, to);
        expect([...after].sort()).toEqual([...list].sort());
        if (from < list.length && to >= 0 && to < list.length) expect(after[to]).toBe(list[from]);
      },
    ),
  );
});
