/** One game of a day: what has been put where. Pure. */
import { type BlownWord, bare } from './puzzle.ts';

export interface WordState {
  /** Places among the letters, as they have been put one after the other. */
  put: readonly number[];
  /** Letters that the player asked for. */
  helps: number;
  isSolved: boolean;
}

export type Round = readonly WordState[];

export type Move =
  | { type: 'put'; word: number; place: number }
  | { type: 'takeBack'; word: number }
  | { type: 'help'; word: number };

export const newRound = (words: readonly BlownWord[]): Round =>
  words.map(() => ({ put: [], helps: 0, isSolved: false }));

/** One move; what is not possible changes nothing. */
export function play(round: Round, words: readonly BlownWord[], move: Move): Round {
  const blown = words[move.word];
  const state = round[move.word];
  if (!blown || !state || state.isSolved) return round;
  const next = moved(state, blown, move);
  return next === state ? round : round.map((one, at) => (at === move.word ? next : one));
}

function moved(state: WordState, blown: BlownWord, move: Move): WordState {
  const { put, helps } = state;
  switch (move.type) {
    case 'put':
      return put.includes(move.place) || !(move.place in blown.letters)
        ? state
        : looked({ ...state, put: [...put, move.place] }, blown);
    case 'takeBack':
      return put.length === 0 ? state : { ...state, put: put.slice(0, -1) };
    case 'help': {
      const right = rightSoFar(put, blown);
      const next = blown.order.find((place, at) => at >= right && !put.slice(0, right).includes(place));
      if (next === undefined) return state;
      return looked({ ...state, put: [...put.slice(0, right), next], helps: helps + 1 }, blown);
    }
  }
}

const spells = (place: number | undefined, at: number, { letters, order }: BlownWord): boolean =>
  place !== undefined && letters[place] === letters[order[at] ?? -1];

/** How many letters from the start are the word's; of two equal ones either will do. */
function rightSoFar(put: readonly number[], blown: BlownWord): number {
  const wrong = put.findIndex((place, at) => !spells(place, at, blown));
  return wrong === -1 ? put.length : wrong;
}

const looked = (state: WordState, blown: BlownWord): WordState => ({
  ...state,
  isSolved: state.put.length === blown.letters.length && rightSoFar(state.put, blown) === state.put.length,
});

/** Every letter has been put, and it is not the word. */
export const isWrong = ({ put, isSolved }: WordState, { letters }: BlownWord): boolean =>
  !isSolved && put.length === letters.length;

export const isOver = (round: Round): boolean => round.every(({ isSolved }) => isSolved);
/** Words that were found without asking for a letter. */
export const ownWords = (round: Round): number => round.filter(({ isSolved, helps }) => isSolved && helps === 0).length;

/** Place of the first letter that is still lying and sounds like a key: accents may be left out. */
export function lyingLetter({ put }: WordState, { letters }: BlownWord, key: string): number | null {
  const lies = (letter: string, at: number, isSame: (letter: string) => boolean) => !put.includes(at) && isSame(letter);
  const exact = letters.findIndex((letter, at) => lies(letter, at, (one) => one === key.toLowerCase()));
  if (exact !== -1) return exact;
  const alike = letters.findIndex((letter, at) => lies(letter, at, (one) => bare(one) === bare(key)));
  return alike === -1 ? null : alike;
}
