import { expect, test } from 'vitest';
import { valueMeant, valueNamed, valueOptions } from './value-options.ts';

const TITLES: Readonly<Record<string, string>> = {
  portada: 'Portada',
  'noticies/estany': 'Què hi ha a l’estany',
  'noticies/portada': 'Notícies',
  noticies: 'Notícies',
};
const options = valueOptions([...Object.keys(TITLES), 'joc/ventada'], (value) => TITLES[value] ?? value);

test('R-01 values are offered by their text, and by both where two have the same', () => {
  expect(options.map(({ label }) => label)).toEqual([
    ...['Portada', 'Què hi ha a l’estany', 'Notícies (noticies/portada)', 'Notícies (noticies)', 'joc/ventada'],
  ]);
});

test.each([
  ['PORTADA', 'portada'],
  ["a l'estany", 'noticies/estany'],
  ['notícies', 'noticies/portada'],
  ['noticies/portada', 'noticies/portada'],
  ['joc/una-altra', 'joc/una-altra'],
])('R-01 «%s» means the value %s', (typed, value) => {
  expect(valueMeant(typed, options)).toBe(value);
});

test('R-01 a part of a text is no value until it is confirmed', () => {
  expect(valueNamed('estany', options)).toBe(null);
  expect(valueNamed('que hi ha a l’estany', options)).toBe('noticies/estany');
});
