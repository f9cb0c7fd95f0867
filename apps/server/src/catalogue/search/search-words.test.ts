import { describe, expect, test } from 'vitest';
import { searchWords } from './search-words.ts';
import { STOP_WORDS } from './stop-words.ts';

const plain = (text: string) => searchWords(text).map((word) => word.plain);
const keys = (text: string) => searchWords(text).map((word) => word.key);

describe('words of a search (W-07)', () => {
  test.each([
    ['Col·legi', ['collegi']],
    ['COL·LEGI', ['collegi']],
    ['coŀlegi', ['collegi']],
    ['col.legi', ['collegi']],
    ['col-legi', ['collegi']],
    ["l’aigua d'hivern", ['l', 'aigua', 'd', 'hivern']],
    ['notícies', ['noticies']],
    ['noti\u0301cies', ['noticies']],
    ['vint-i-dos, 9,4 M€', ['vint', 'i', 'dos', '9', '4', 'm']],
    ['El mal. La Llum', ['el', 'mal', 'la', 'llum']],
    ['', []],
    ["' & | ! ( ) : * <-> \\ % _ ;--", []],
  ])('W-07 «%s» is found by %j', (text, words) => {
    expect(plain(text)).toEqual(words);
  });

  test.each([
    ['cançó', 'cançons'],
    ['pluja', 'pluges'],
    ['música', 'músiques'],
    ['plaça', 'places'],
    ['imatge', 'imatges'],
    ['elecció', 'eleccions'],
    ['català', 'catalans'],
    ['botiga', 'botigues'],
  ])('W-07 «%s» and «%s» have one key', (one, many) => {
    expect(keys(one)).toEqual(keys(many));
  });

  test('W-07 words know where they stand in the text, accents in one or two signs', () => {
    const text = 'La sèquia i la cel·la';
    expect(searchWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(text.split(' '));
  });

  test('W-07 stop words are folded as words are', () => {
    for (const word of STOP_WORDS) expect(plain(word)).toEqual([word]);
  });
});
