import { expect, test } from 'vitest';
import { deviations } from './rising-falling.ts';

const figures = (values: Record<string, number>) => new Map(Object.entries(values));

test('R-02 figures that differ from the same hour of earlier weeks rise or fall, the largest difference first', () => {
  const now = figures({ portada: 130, pluja: 40, cims: 2, temps: 52, '': 90 });
  const weeks = [figures({ portada: 100, cims: 20, temps: 50 }), figures({ portada: 100, cims: 10, temps: 50 })];
  expect(deviations(now, weeks)).toEqual({
    rising: [
      { value: 'pluja', now: 40, usual: 0 },
      { value: 'portada', now: 130, usual: 100 },
    ],
    falling: [{ value: 'cims', now: 2, usual: 15 }],
    weeks: 2,
  });
});

test('R-02 weeks that were not measured do not lower the usual value; without a measured week there is no usual value', () => {
  const now = figures({ portada: 10 });
  expect(deviations(now, [figures({ portada: 20 }), figures({}), figures({ portada: 0 })])).toEqual({
    rising: [],
    falling: [{ value: 'portada', now: 10, usual: 20 }],
    weeks: 1,
  });
  expect(deviations(now, [figures({})])).toBe(null);
});
