/** W-07: what was typed → a query in PostgreSQL's language, made only of our own operators and keys. Pure. */

import { type SearchWord, searchWords } from './search-words.ts';
import { isStopWord } from './stop-words.ts';

/** Typed text beyond this is not looked at. */
export const MAX_CHARACTERS = 300;
/** A query of more words is slow and finds nothing. */
const MAX_WORDS = 12;

export interface SearchText {
  /** Parts that must all be found, each a word by any of its keys or, in quotes, words in this order. */
  parts: string[];
  /** Keys of all its words. */
  keys: string[];
  /** Words that count, as they were typed; for spelling. */
  words: SearchWord[];
}

/**
 * Stop words count inside quotes, and when there is nothing else: then they must be in a title («Què fem ara»).
 * Letters and digits are all that gets through, so the query cannot be malformed.
 */
export function parseSearchText(typed: string): SearchText {
  const text = typed.slice(0, MAX_CHARACTERS);
  const parts: string[] = [];
  const loose: SearchWord[] = [];
  text.split(/["«»“”]/).forEach((run, at, runs) => {
    const words = searchWords(run);
    // Odd runs stand between quotation marks; the last one only when it was closed.
    const isPhrase = at % 2 === 1 && at < runs.length - 1 && words.length > 1;
    if (isPhrase) parts.push(words.map((word) => anyKey(word)).join(' <-> '));
    else loose.push(...words);
  });
  const significant = loose.filter(({ written }) => !isStopWord(written));
  if (significant.length > 0 || parts.length > 0) parts.push(...significant.map((word) => anyKey(word)));
  else parts.push(...loose.map((word) => anyKey(word, ':A')));
  const kept = [...new Set(parts)].slice(0, MAX_WORDS);
  const keys = kept.flatMap((part) => [...part.matchAll(/'(.+?)'/g)].map(([, key = '']) => key));
  return { parts: kept, keys, words: significant.slice(0, MAX_WORDS) };
}

/** @param weight of the texts that it must stand in; any when it is not said */
const anyKey = ({ keys }: SearchWord, weight = ''): string => `(${keys.map((key) => `'${key}'${weight}`).join(' | ')})`;

export const everyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' & ');
export const anyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' | ');
