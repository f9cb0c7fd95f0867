import { describe, expect, test } from 'vitest';
import { searchWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

const plain = (text: string) => searchWords(text).map((word) => word.plain);

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

  test('W-07 words have their position in the text, with composed or decomposed accents', () => {
    const text = 'La sèquia i la cel·la';
    expect(searchWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(text.split(' '));
  });

  test.each(['mà', 'mes', 'ma', 'ús', 'món', 'tè', 'pèl'])('W-07 «%s» is a word', (word) => {
    expect(isStopWord(word)).toBe(false);
  });

  test.each(['més', 'us', 'el', 'això', 'aixo', 'també', 'tambe', 'perquè', 'què', 'que'])(
    'W-07 «%s» is a stop word',
    (word) => {
      expect(isStopWord(word)).toBe(true);
    },
  );
});
