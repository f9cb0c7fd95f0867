/** W-07: converts typed text into a `tsquery` of our own operators and keys. Pure. */

import { type SearchWord, searchWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

/** Characters considered. */
export const MAX_CHARACTERS = 300;
/** Words considered: longer queries are slow and find nothing. */
const MAX_WORDS = 12;

export interface SearchText {
  /** Parts that must all match: a word by any of its keys or, in quotes, words in this order. */
  parts: string[];
  /** Keys of all its words. */
  keys: string[];
  /** Significant words as typed; for spelling correction. */
  words: SearchWord[];
}

/**
 * Stop words count inside quotes, and if there are no other words: then they must match in a title («Què fem ara»).
 * Only letters and digits pass, so the query is always well-formed.
 */
export function parseSearchText(typed: string): SearchText {
  const text = typed.slice(0, MAX_CHARACTERS);
  const parts: string[] = [];
  const loose: SearchWord[] = [];
  text.split(/["«»“”]/).forEach((run, at, runs) => {
    const words = searchWords(run);
    // Odd parts are between quotation marks; the last one only if closed.
    const isPhrase = at % 2 === 1 && at < runs.length - 1 && words.length > 1;
    if (isPhrase) parts.push(words.map((word) => anyKey(word)).join(' <-> '));
    else loose.push(...words);
  });
  const significant = loose.filter(({ written }) => !isStopWord(written));
  if (significant.length > 0 || parts.length > 0) parts.push(...significant.map((word) => anyKey(word)));
  else parts.push(...loose.map((word) => anyKey(word, ':A')));
  const limited = [...new Set(parts)].slice(0, MAX_WORDS);
  const keys = limited.flatMap((part) => [...part.matchAll(/'(.+?)'/g)].map(([, key = '']) => key));
  return { parts: limited, keys, words: significant.slice(0, MAX_WORDS) };
}

/** @param weight weight of the texts to match; any by default */
const anyKey = ({ keys }: SearchWord, weight = ''): string => `(${keys.map((key) => `'${key}'${weight}`).join(' | ')})`;

export const everyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' & ');
export const anyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' | ');
