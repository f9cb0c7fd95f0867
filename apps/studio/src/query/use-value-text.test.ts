import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { formattedValue } from './use-value-text.ts';

test('R-14 lengths and languages are shown in words, other values as they are', () => {
  const [catalan, english] = [createFormats('ca', 'Europe/Madrid'), createFormats('en', 'Europe/Madrid')];
  expect(formattedValue('mediaLength', '1450', catalan)).toBe('24 min 10 s');
  expect(formattedValue('language', 'ca', catalan)).toBe('Català');
  expect(formattedValue('language', 'ca', english)).toBe('Catalan');
  for (const other of ['no-language-at-all', 'zzz', 'x', '%'])
    expect(formattedValue('language', other, catalan)).toBe(other);
  for (const [dimension, value] of [
    ['mediaLength', 'long'],
    ['mediaLength', ''],
    ['language', ''],
    ['browser', 'ca'],
  ] as const)
    expect(formattedValue(dimension, value, catalan)).toBeNull();
});
