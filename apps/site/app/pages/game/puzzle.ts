/** «La ventada»: the wind has scattered the letters of five words (W-09). Words and order depend on the day alone. */
import { DAY_MS, wallClockMs } from '@sintonia/contracts';
import { mulberry32 } from '@sintonia/contracts/seeded-random';

/** Days since 1970 on the calendar of the broadcaster's zone. */
export type Day = number;

/** A theme and its words: `["Al cel", "vent", …]`. */
export type PuzzleText = readonly string[];

export interface ScatteredWord {
  /** Letters in scattered order. */
  letters: readonly string[];
  /** Indexes into `letters` of the first, second … letter of the word. */
  order: readonly number[];
}

export interface Puzzle {
  day: Day;
  /** 1 on the first day of the game. */
  number: number;
  theme: string;
  /** Shortest words first. */
  words: readonly ScatteredWord[];
}

/** 1 January 2025. */
const FIRST_DAY: Day = 20_089;

/** Calendar day in the broadcaster's zone. */
export function dayAt(now: Date, timeZone: string): Day {
  return Math.floor(wallClockMs(now.getTime(), timeZone) / DAY_MS);
}

/** A day gives everybody the same puzzle; every puzzle appears once before any repeats. */
export function puzzleOf(day: Day, texts: readonly PuzzleText[]): Puzzle {
  const turn = day - FIRST_DAY;
  const [theme = '', ...words] = texts[((turn % texts.length) + texts.length) % texts.length] ?? [];
  const rungs = words.toSorted((a, b) => a.length - b.length);
  return { day, number: turn + 1, theme, words: rungs.map((word, place) => scatter(word, day * 31 + place)) };
}

/** Letters of a word in another order than the word's, the same for the same seed. */
export function scatter(word: string, seed: number): ScatteredWord {
  const letters = [...word];
  const random = mulberry32(seed);
  const shuffled = letters.map((_, at) => at);
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] ?? 0, shuffled[at] ?? 0];
  }
  const spelt = (places: readonly number[]) => places.map((place) => letters[place] ?? '').join('');
  // The order always differs from the word's, unless all its letters are equal.
  if (spelt(shuffled) === word) shuffled.push(shuffled.shift() ?? 0);
  return {
    letters: shuffled.map((place) => letters[place] ?? ''),
    order: letters.map((_, at) => shuffled.indexOf(at)),
  };
}

export const wordOf = ({ letters, order }: ScatteredWord): string =>
  order.map((place) => letters[place] ?? '').join('');

/** Text without accents, for typed input; ç stays. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/g, '')
    .toLowerCase()
    .trim();

/** True when the typed text is the word; accents may be left out. */
export const isWord = (word: ScatteredWord, typed: string): boolean => bare(typed) === bare(wordOf(word));
