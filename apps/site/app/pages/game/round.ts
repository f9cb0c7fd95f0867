/** One round of a day: letters placed for each word. Pure. */
import { bare, type ScatteredWord } from './puzzle.ts';

export interface WordState {
  /** Indexes of letters, in the order in which they were placed. */
  put: readonly number[];
  /** Number of letters given as hints. */
  helps: number;
  isSolved: boolean;
}

export type Round = readonly WordState[];

export type Move =
  | { type: 'put'; word: number; place: number }
  | { type: 'takeBack'; word: number }
  | { type: 'help'; word: number };

export const newRound = (words: readonly ScatteredWord[]): Round =>
  words.map(() => ({ put: [], helps: 0, isSolved: false }));

/** One move; an impossible move changes nothing. */
export function play(round: Round, words: readonly ScatteredWord[], move: Move): Round {
  const word = words[move.word];
  const state = round[move.word];
  if (!word || !state || state.isSolved) return round;
  const next = moved(state, word, move);
  return next === state ? round : round.map((one, at) => (at === move.word ? next : one));
}

function moved(state: WordState, word: ScatteredWord, move: Move): WordState {
  const { put, helps } = state;
  switch (move.type) {
    case 'put':
      return put.includes(move.place) || !(move.place in word.letters)
        ? state
        : withSolved({ ...state, put: [...put, move.place] }, word);
    case 'takeBack':
      return put.length === 0 ? state : { ...state, put: put.slice(0, -1) };
    case 'help': {
      const right = rightSoFar(put, word);
      const next = word.order.find((place, at) => at >= right && !put.slice(0, right).includes(place));
      if (next === undefined) return state;
      return withSolved({ ...state, put: [...put.slice(0, right), next], helps: helps + 1 }, word);
    }
  }
}

const spells = (place: number | undefined, at: number, { letters, order }: ScatteredWord): boolean =>
  place !== undefined && letters[place] === letters[order[at] ?? -1];

/** Number of leading letters that match the word; of two equal letters either matches. */
function rightSoFar(put: readonly number[], word: ScatteredWord): number {
  const wrong = put.findIndex((place, at) => !spells(place, at, word));
  return wrong === -1 ? put.length : wrong;
}

const withSolved = (state: WordState, word: ScatteredWord): WordState => ({
  ...state,
  isSolved: state.put.length === word.letters.length && rightSoFar(state.put, word) === state.put.length,
});

/** True when every letter is placed and the word is wrong. */
export const isWrong = ({ put, isSolved }: WordState, { letters }: ScatteredWord): boolean =>
  !isSolved && put.length === letters.length;

export const isOver = (round: Round): boolean => round.every(({ isSolved }) => isSolved);
/** Number of words solved without hints. */
export const ownWords = (round: Round): number => round.filter(({ isSolved, helps }) => isSolved && helps === 0).length;

/** Index of the first unplaced letter that matches a key: accents may be left out. */
export function unplacedLetter({ put }: WordState, { letters }: ScatteredWord, key: string): number | null {
  const isFree = (letter: string, at: number, isSame: (letter: string) => boolean) =>
    !put.includes(at) && isSame(letter);
  const exact = letters.findIndex((letter, at) => isFree(letter, at, (one) => one === key.toLowerCase()));
  if (exact !== -1) return exact;
  const alike = letters.findIndex((letter, at) => isFree(letter, at, (one) => bare(one) === bare(key)));
  return alike === -1 ? null : alike;
}
