import { expect, test } from 'vitest';
import { byText } from './by-text.ts';

test('R-01 sorts rows by the texts that are shown, as the language does, without a value last', () => {
  const texts = ['Zoo', 'Àlbum', '', 'capítol 10', 'Capítol 9'];
  const order = (isDescending: boolean) => byText([0, 1, 2, 3, 4], texts, isDescending);
  expect(order(false)).toEqual([1, 4, 3, 0, 2]);
  expect(order(true)).toEqual([0, 3, 4, 1, 2]);
});

test('R-01 rows with the same text keep their order', () => {
  expect(byText(['a', 'b', 'c'], ['Temps', 'Temps', 'Al'], false)).toEqual(['c', 'a', 'b']);
});
