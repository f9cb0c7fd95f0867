import { expect, test } from 'vitest';
import { ribbonsOf } from './flow-ribbons.ts';

/** Edges of a ribbon: at the middle, and at its row. */
function edgesOf(path: string): { middle: [number, number]; row: [number, number] } {
  const [from, , , , , , rowFrom, rowTo, , , , to] = [...path.matchAll(/-?\d+(?:\.\d+)?/g)]
    .map(([text]) => Number(text))
    .filter((_, place) => place > 0);
  return { middle: [from ?? Number.NaN, to ?? Number.NaN], row: [rowFrom ?? Number.NaN, rowTo ?? Number.NaN] };
}

test('R-12 ribbons lie one on another at the middle, each as thick as its part, and in the middle of their rows', () => {
  const rows = [
    { top: 40, bottom: 74, share: 0.5 },
    { top: 74, bottom: 108, share: 0.1 },
  ];
  const [first = '', second = ''] = ribbonsOf(rows, 100, 48);
  expect(edgesOf(first)).toEqual({ middle: [0, 50], row: [46, 68] });
  expect(edgesOf(second)).toEqual({ middle: [50, 60], row: [86, 96] });
});

test('R-12 a part of almost nothing is still a line', () => {
  const [line = ''] = ribbonsOf([{ top: 0, bottom: 34, share: 0.000_01 }], 100, 48);
  expect(edgesOf(line)).toEqual({ middle: [0, 1], row: [16.5, 17.5] });
});
