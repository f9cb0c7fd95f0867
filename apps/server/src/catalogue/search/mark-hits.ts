/** W-07: selects the passage of a text with the most hits, and marks them. Pure. */
import type { MarkedText } from '@sintonia/contracts';
import { type SearchWord, searchWords } from './search-words.ts';

const EXCERPT_CHARACTERS = 200;
/** Characters shown before the first hit. */
const LEAD_CHARACTERS = 50;

/** @param hits searched keys (`search-words.ts`) */
export function markHits(text: string, hits: ReadonlySet<string>): MarkedText[] {
  const marked: MarkedText[] = [];
  let at = 0;
  for (const word of searchWords(text)) {
    const { start, end } = word;
    if (!isHit(word, hits)) continue;
    if (start > at) marked.push({ text: text.slice(at, start), isHit: false });
    marked.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) marked.push({ text: text.slice(at), isHit: false });
  return marked;
}

const isHit = ({ keys }: SearchWord, hits: ReadonlySet<string>): boolean => keys.some((key) => hits.has(key));

/** The beginning if there is no hit in it (the hit is in the title). */
export function excerpt(text: string, hits: ReadonlySet<string>): MarkedText[] {
  const { from, to } = densestPart(text, hits);
  // Titles and speakers' names end without a full stop.
  const cut = text
    .slice(from, to)
    .replace(/(?<=[^.!?…»:])\n/g, ' · ')
    .replace(/\n/g, ' ');
  const shown = `${from > 0 ? '… ' : ''}${cut.trim()}${to < text.length && !/[.!?…»]$/.test(cut.trim()) ? ' …' : ''}`;
  return markHits(shown, hits);
}

function densestPart(text: string, hits: ReadonlySet<string>): { from: number; to: number } {
  const found = searchWords(text).filter((word) => isHit(word, hits));
  let best = { from: 0, to: EXCERPT_CHARACTERS, score: 0 };
  for (const { start } of found) {
    const from = Math.max(0, start - LEAD_CHARACTERS);
    const to = from + EXCERPT_CHARACTERS;
    const score = new Set(found.filter((word) => word.start >= from && word.end <= to).map(({ plain }) => plain)).size;
    if (score > best.score) best = { from, to, score };
  }
  return { from: nextWord(text, best.from), to: wordEnd(text, Math.min(text.length, best.to)) };
}

const nextWord = (text: string, at: number): number =>
  at === 0 ? 0 : /\s/.test(text.charAt(at - 1)) ? at : at + Math.max(0, text.slice(at).search(/\s/)) + 1;
const wordEnd = (text: string, at: number): number =>
  at >= text.length ? text.length : Math.max(text.slice(0, at).search(/\s\S*$/), 1);
