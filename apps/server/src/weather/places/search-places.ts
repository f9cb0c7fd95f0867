/** Finds municipalities by free text. Pure. */

import type { Place } from '@sintonia/contracts';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { prefixDistance } from './prefix-distance.ts';

/** Longest text considered; the longest name has 44 characters. */
const MAX_CHARACTERS = 60;
const SMALL_WORDS = new Set(['el', 'la', 'els', 'les', 'l', 'es', 'de', 'del', 'dels', 'd', 'i', 'en', 'n', 'na', 'a']);

/** Words without accents, apostrophes, hyphens and capitals; `l·l` counts as `ll`. */
const wordsOf = (text: string): string[] =>
  withoutAccents(text.slice(0, MAX_CHARACTERS))
    .replace(/[·.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The significant words of a name; for a text of articles only («el»), all of them. */
function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !SMALL_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

interface Indexed {
  place: Place;
  whole: string;
  words: readonly string[];
  key: string;
}

export type PlaceSearch = (text: string, most: number) => readonly Place[];

/** Best first: exact names, names that begin with the text, names with its words; else near misses. */
export function placeSearch(places: readonly Place[]): PlaceSearch {
  const index = places.map((place): Indexed => {
    const words = wordsOf(place.name);
    const significant = significantWords(words);
    return { place, whole: words.join(' '), words: significant, key: significant.join(' ') };
  });
  return (text, most) => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const term = { whole: words.join(' '), words: significantWords(words), key: significantWords(words).join(' ') };
    const exact = rank(index, (entry) => closeness(entry, term));
    const found = exact.length > 0 ? exact : rank(index, (entry) => nearness(entry, term.key));
    return found.slice(0, most);
  };
}

type SearchTerm = Pick<Indexed, 'whole' | 'words' | 'key'>;

/** 0 is best; `null`: no match. */
function closeness(entry: Indexed, term: SearchTerm): number | null {
  if (entry.whole === term.whole) return 0;
  if (entry.key === term.key) return 1;
  if (entry.whole.startsWith(term.whole) || entry.key.startsWith(term.key)) return 2;
  return term.words.every((word) => entry.words.some((own) => own.startsWith(word))) ? 3 : null;
}

/** Typing errors between the text and the beginning of the name; one per three letters is allowed, at most two. */
function nearness(entry: Indexed, key: string): number | null {
  const forgiven = Math.min(2, Math.floor(key.length / 3));
  if (forgiven === 0) return null;
  const slips = prefixDistance(key, entry.key, forgiven);
  return slips === null ? null : slips + Math.abs(entry.key.length - key.length) / 100;
}

function rank(index: readonly Indexed[], scoreOf: (entry: Indexed) => number | null): Place[] {
  return index
    .flatMap((entry) => {
      const score = scoreOf(entry);
      return score === null ? [] : [{ place: entry.place, score, length: entry.key.length }];
    })
    .sort((a, b) => a.score - b.score || rankOf(a.place) - rankOf(b.place) || a.length - b.length)
    .map(({ place }) => place);
}

const rankOf = ({ mainRank }: Place): number => mainRank ?? 100;
