import { describe, expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

describe('words of an address (W-10)', () => {
  test.each([
    ['/noticia/99999/neu-a-la-vall/', 'neu a la vall'],
    ['/noticies/cultura/teatre_municipal.html', 'teatre municipal'],
    ['/Sota-la-cendrosa', 'Sota la cendrosa'],
    ['/pel%C2%B7l%C3%ADcules', 'pel·lícules'],
    ['/video/99999/', ''],
    ['/', ''],
    ['/%E0%A4%A/', 'E0 A4 A'],
    [`/${'muntanya-'.repeat(20)}/`, 'muntanya muntanya muntanya muntanya muntanya muntanya'],
  ])('W-10 finds in %s the search words «%s»', (path, words) => {
    expect(addressWords(path)).toBe(words);
  });
});
