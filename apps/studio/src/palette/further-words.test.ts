import { expect, test } from 'vitest';
import { SCREENS } from '../screens.ts';
import { findsByWords, WORDS_OF_SCREENS } from './further-words.ts';

const screensFor = (typed: string) =>
  Object.entries(WORDS_OF_SCREENS)
    .filter(([, words]) => findsByWords(words, typed))
    .map(([path]) => path);

test.each([
  ['retenció', '/explora/retencio'],
  ['cohort', '/explora/retencio'],
  ['funnel', '/explora/embut'],
  ['embut', '/explora/embut'],
  ['flux', '/explora/recorregut'],
  ['path', '/explora/recorregut'],
  ['heatmap', '/contingut'],
  ['mapa de clics', '/contingut'],
  ['debug', '/depurador'],
  ['GDPR', '/privadesa'],
  ['rgpd', '/privadesa'],
  ['erase', '/privadesa'],
  ['usuaris', '/equip'],
  ['users', '/equip'],
  ['logs', '/auditoria'],
])('R-01 «%s» finds the screen %s, whose name does not contain it', (typed, path) => {
  expect(screensFor(typed)).toContain(path);
});

test('R-01 a single letter finds no screen by its further words, nor does a part inside a word', () => {
  expect(screensFor('f')).toEqual([]);
  expect(screensFor('unnel')).toEqual([]);
});

test('R-01 every screen with further words exists', () => {
  const routes = ['ara', ...Object.keys(SCREENS)].map((path) => `/${path}`);
  expect(Object.keys(WORDS_OF_SCREENS).filter((path) => !routes.includes(path))).toEqual([]);
});
