import { expect, test } from 'vitest';
import { ofName } from './of-name.ts';

test.each([
  ['Economia', 'd’Economia'],
  ['Esports', 'd’Esports'],
  ['Història de butxaca', 'd’Història de butxaca'],
  ['Òpera', 'd’Òpera'],
  ['El debat de dijous', 'd’El debat de dijous'],
  ['Cultura', 'de Cultura'],
  ['La pista freda', 'de La pista freda'],
])('«%s» becomes «%s»', (name, text) => {
  expect(ofName(name)).toBe(text);
});
