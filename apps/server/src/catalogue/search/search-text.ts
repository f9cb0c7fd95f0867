/** W-07: what was typed → a query in PostgreSQL's language, made only of our own operators and folded words. Pure. */

import { type SearchWord, searchWords } from './search-words.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Typed text beyond this is not looked at. */
export const MOST_CHARACTERS = 300;
/** A query of more words is slow and finds nothing. */
const MOST_WORDS = 12;

export interface SearchText {
  /** Parts that must all be found, each a word or, in quotes, words in this order. */
  parts: string[];
  /** Words that count, as they were typed; for spelling. */
  words: SearchWord[];
}

/**
 * Stop words count inside quotes, and when there is nothing else: then they must be in a title («Què fem ara»).
 * Letters and digits are all that gets through, so `to_tsquery` cannot fail on it.
 */
export function parseSearchText(typed: string): SearchText {
  const text = typed.slice(0, MOST_CHARACTERS);
  const parts: string[] = [];
  const loose: SearchWord[] = [];
  text.split(/["«»“”]/).forEach((run, at, runs) => {
    const words = searchWords(run);
    // Odd runs stand between quotation marks; the last one only when it was closed.
    const isPhrase = at % 2 === 1 && at < runs.length - 1 && words.length > 1;
    if (isPhrase) parts.push(words.map(({ key }) => key).join(' <-> '));
    else loose.push(...words);
  });
  const telling = loose.filter(({ plain }) => !STOP_WORDS.has(plain));
  if (telling.length > 0 || parts.length > 0) parts.push(...telling.map(({ key }) => key));
  else parts.push(...loose.map(({ key }) => `${key}:A`));
  return { parts: [...new Set(parts)].slice(0, MOST_WORDS), words: telling.slice(0, MOST_WORDS) };
}

export const everyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' & ');
export const anyPart = ({ parts }: SearchText): string => parts.map((part) => `(${part})`).join(' | ');
