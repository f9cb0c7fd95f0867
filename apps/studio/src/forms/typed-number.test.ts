import { expect, test } from 'vitest';
import { numberToType, typedNumber } from './typed-number.ts';

test.each([
  ['1000', 'ca', 1000],
  ['1.000', 'ca', 1000],
  ['1.250.000', 'ca', 1_250_000],
  ['1.000,5', 'ca', 1000.5],
  ['2,5', 'ca', 2.5],
  ['2.5', 'ca', 2.5],
  ['0.500', 'ca', 0.5],
  ['1,000', 'en', 1000],
  ['1,000.5', 'en', 1000.5],
  ['1.000', 'en', 1],
  [' 40 ', 'ca', 40],
  ['', 'ca', Number.NaN],
  ['1.00.0', 'ca', Number.NaN],
  ['-1', 'ca', Number.NaN],
  ['mil', 'ca', Number.NaN],
  ['1e9', 'ca', Number.NaN],
] as const)('R-13 a limit «%s» in %s is %d', (text, language, expected) => {
  expect(typedNumber(text, language)).toBe(expected);
});

test('R-13 a stored limit is shown as it can be typed', () => {
  for (const value of [0, 2.5, 94.6, 1000, 1234.567]) {
    expect(typedNumber(numberToType(value, 'ca'), 'ca')).toBe(value);
    expect(typedNumber(numberToType(value, 'en'), 'en')).toBe(value);
  }
});
