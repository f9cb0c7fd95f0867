import { expect, test } from 'vitest';
import { seededRandom, textHash } from './seeded-random.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes «%s» to the published value', (text, hash) => {
  expect(textHash(text)).toBe(hash);
});

test('gives the same numbers for a text, and other numbers for another text', () => {
  const first = (text: string) => Array.from({ length: 1000 }, seededRandom(text));
  const numbers = first('Núria');
  expect(first('Núria')).toEqual(numbers);
  expect(first('Nuria')).not.toEqual(numbers);
  expect(numbers.every((one) => one >= 0 && one < 1)).toBe(true);
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});
