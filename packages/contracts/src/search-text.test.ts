import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test.each([
  ["l'últim tram", 'L’últim tram'],
  ['lʼestany', 'l‘Estany'],
  ['col.legi', 'Col·legi'],
  ['collegi', 'Coŀlegi'],
  ['COL•LEGI', 'col·legi'],
  ['musica', 'Música'],
])('R-01 a search for «%s» finds «%s»', (typed, written) => {
  expect(searchText(written)).toBe(searchText(typed));
});

test('R-01 a word that is still being typed finds the whole one', () => {
  expect(searchText('Col·legi')).toContain(searchText('col·'));
});
