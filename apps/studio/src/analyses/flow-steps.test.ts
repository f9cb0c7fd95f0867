import { expect, test } from 'vitest';
import { countOf, stepOf } from './flow-steps.ts';

const step = (values: { value: string; count: number }[], valueCount = values.length) => ({
  ...{ step: 1, none: 4, valueCount, values },
});

test('R-01 a value that is absent from a whole step was there zero times; of a cut step that is unknown', () => {
  const whole = step([{ value: 'portada', count: 3 }]);
  expect([countOf(whole, 'portada'), countOf(whole, 'temps'), countOf(whole, null)]).toEqual([3, 0, 4]);
  expect(countOf(step([{ value: 'portada', count: 3 }], 2), 'temps')).toBeNull();
});

test('R-01 a step that the other period lacks has no count', () => {
  expect(countOf(stepOf({ before: [], after: [step([])] }, 2), 'portada')).toBeNull();
  expect(stepOf({ before: [], after: [step([])] }, 1)).not.toBeNull();
});
