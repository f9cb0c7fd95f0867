import { expect, test } from 'vitest';
import { de, el } from './elided.ts';

test('R-01 elides «de» and «el» before vowels, one and eleven', () => {
  expect(['Sara', 'Aina', 'Òscar', 'Hèctor', 'Roger'].map(de)).toEqual([
    'de Sara',
    'd’Aina',
    'd’Òscar',
    'd’Hèctor',
    'de Roger',
  ]);
  expect(['1', '11', '12', '110', '1.234', '11.000', '1.000.000', '1,5'].map(de)).toEqual([
    'd’1',
    'd’11',
    'de 12',
    'de 110',
    'de 1.234',
    'd’11.000',
    'd’1.000.000',
    'd’1,5',
  ]);
  expect(['1,2 %', '11 %', '8 %', '100 %'].map(el)).toEqual(['l’1,2 %', 'l’11 %', 'el 8 %', 'el 100 %']);
});
