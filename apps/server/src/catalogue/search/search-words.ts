/**
 * W-07: a text → the words it is found by. The same for what is indexed and for what is typed, so that «col·legi»,
 * «coŀlegi» and «col.legi», «l’aigua» and «aigua», «notícies» and «noticies» meet. Pure.
 */
import { toPlain, wordKeys } from './word-keys.ts';

export interface SearchWord {
  /** As it is written, in lower case. */
  written: string;
  /** Lower case, without accents, `l·l` as `ll`: «music», «col·legis» → `collegis`. */
  plain: string;
  /** Letters and digits only; words that have one in common are the same word. */
  keys: string[];
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** The point between two l belongs to the word, whichever of its look-alikes was typed; an apostrophe parts words. */
const WORD = /(?:l[·•‧∙⋅.-](?=l(?!l))|[\p{L}\p{N}\p{M}])+/giu;
/** A word longer than this is no word. */
const MAX_LENGTH = 60;

export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const written = found.toLowerCase().normalize('NFC').slice(0, MAX_LENGTH);
    return { written, plain: toPlain(written), keys: wordKeys(written), start: index, end: index + found.length };
  });
}
