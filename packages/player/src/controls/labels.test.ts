import { expect, test } from 'vitest';
import { clockTime, spokenTime } from './labels.ts';

test.each([
  [0, '0:00', '0 segons'],
  [65.9, '1:05', '1 minut i 5 segons'],
  [3661, '1:01:01', '1 hora, 1 minut i 1 segon'],
  [Number.NaN, '0:00', '0 segons'],
])('V-01 shows %d s as %s and speaks it as %s', (seconds, shown, spoken) => {
  expect(clockTime(seconds)).toBe(shown);
  expect(spokenTime(seconds)).toBe(spoken);
});
