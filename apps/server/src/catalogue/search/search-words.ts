/**
 * W-07: splits a text into searchable words. Index and query use the same rules, so that «col·legi», «coŀlegi» and
 * «col.legi», «l’aigua» and «aigua», «notícies» and «noticies» match. Pure.
 */
import { toPlain, wordKeys } from './word-keys.ts';

export interface SearchWord {
  /** Original spelling in lower case. */
  written: string;
  /** Lower case, without accents, `l·l` as `ll`: «music», «col·legis» → `collegis`. */
  plain: string;
  /** Letters and digits only; two words match if they share a key. */
  keys: string[];
  /** Position in the text, UTF-16 units. */
  start: number;
  end: number;
}

/** The point between two l belongs to the word in all its variants; an apostrophe separates words. */
const WORD = /(?:l[·•‧∙⋅.-](?=l(?!l))|[\p{L}\p{N}\p{M}])+/giu;
/** Longer sequences are not words. */
const MAX_LENGTH = 60;

export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const written = found.toLowerCase().normalize('NFC').slice(0, MAX_LENGTH);
    return { written, plain: toPlain(written), keys: wordKeys(written), start: index, end: index + found.length };
  });
}
