import { expect, test } from 'vitest';
import { valueWords } from './value-words.ts';

const NAMES = {
  pages: { 'noticies/ciencia/pluja': 'Plou a tot arreu', 'tramuntana-1': 'Tramuntana 1' },
  activities: [{ id: 'a1', name: 'El tren', variants: [{ key: 'b', name: 'Amb foto' }] }],
};
const textOf = valueWords(NAMES, 'Europe/Madrid', 'ca');
const englishOf = valueWords(NAMES, 'Europe/Madrid', 'en');

test.each([
  ['page', 'noticies/ciencia/pluja', 'Plou a tot arreu'],
  ['page', 'el-temps/cadaques', 'el-temps/cadaques'],
  ['theme', 'noticies/ciencia/pluja', 'noticies/ciencia/pluja'],
  ['device', 'mobile', 'Mòbil'],
  ['author', '', '(sense valor)'],
  ['activity', 'a1', 'El tren'],
  ['variant', 'b', 'Amb foto'],
  ['activity', 'a2', 'a2'],
  ['time', '2026-11-16', 'dl., 16 de nov.'],
  ['time', '2026-11-16T20:00:00Z', 'dl., 16 de nov., 21:00'],
  [
    'broadcast',
    'tramuntana-1 2026-11-22T16:35Z Bàsquet, en directe',
    'Bàsquet, en directe, dg., 22 de nov., 17:35, Tramuntana 1',
  ],
  ['broadcast', 'una cosa', 'una cosa'],
])('R-19 a mail writes %s «%s» as people do: «%s»', (dimension, value, expected) => {
  expect(textOf(dimension, value)).toBe(expected);
});

test.each([
  ['device', 'mobile', 'Mobile'],
  ['author', '', '(no value)'],
  ['time', '2026-11-16', 'Mon 16 Nov'],
  ['page', 'noticies/ciencia/pluja', 'Plou a tot arreu'],
])('R-19 an English mail writes %s «%s» as «%s»', (dimension, value, expected) => {
  expect(englishOf(dimension, value)).toBe(expected);
});
