import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blow, dayAt, isWord, puzzleOf, wordOf } from './puzzle.ts';
import texts from './puzzles.json' with { type: 'json' };
import { isOver, isWrong, lyingLetter, newRound, ownWords, play, type Round } from './round.ts';
import { readRecord, streakOn, withRound } from './streak.ts';

const day = dayAt(new Date('2026-11-21T23:30:00Z'), 'Europe/Madrid');
const puzzle = puzzleOf(day, texts);
const words = [blow('vent', 1), blow('onada', 2)];
const solve = (round: Round, word: number): Round =>
  (words[word]?.order ?? []).reduce((one, place) => play(one, words, { type: 'put', word, place }), round);

describe('the puzzle of a day (W-09)', () => {
  test('a day begins at midnight where the broadcaster is', () => {
    expect(day).toBe(Date.UTC(2026, 10, 22) / 86_400_000);
    expect(dayAt(new Date('2026-11-21T22:59:59Z'), 'Europe/Madrid')).toBe(day - 1);
  });

  test('everybody gets the same, the next day another, and each comes before one comes again', () => {
    expect(puzzleOf(day, texts)).toEqual(puzzle);
    const themes = texts.map((_, at) => puzzleOf(day + at, texts).theme);
    expect(new Set(themes).size).toBe(texts.length);
    expect(puzzleOf(day + texts.length, texts).theme).toBe(puzzle.theme);
  });

  test('the wind takes no letter and leaves no word as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts.flatMap(([, ...all]) => all)), fc.integer(), (word, seed) => {
        const blown = blow(word, seed);
        expect(wordOf(blown)).toBe(word);
        expect(blown.letters.join('')).not.toBe(word);
        expect(blown.letters.toSorted()).toEqual([...word].sort());
      }),
    );
  });

  test('every word is one that can be played: four letters or more, five different ones each day', () => {
    for (const [theme, ...all] of texts) {
      expect(theme).toMatch(/^\p{Lu}/u);
      expect(new Set(all).size).toBe(5);
      for (const word of all) expect(word).toMatch(/^[a-zàèéíïòóúüç]{4,9}$/);
    }
  });

  test('what is typed counts without its accents, and not when it is another word', () => {
    expect(isWord(blow('núvol', 3), ' Nuvol ')).toBe(true);
    expect(isWord(blow('plaça', 3), 'placa')).toBe(false);
  });
});

describe('a round', () => {
  test('a word is solved by its letters in order, and then it stays', () => {
    const round = solve(newRound(words), 0);
    expect(round.map(({ isSolved }) => isSolved)).toEqual([true, false]);
    expect(play(round, words, { type: 'takeBack', word: 0 })).toBe(round);
    expect([isOver(round), isOver(solve(round, 1)), ownWords(round)]).toEqual([false, true, 1]);
  });

  test('two equal letters may change places', () => {
    const [, onada] = words;
    const equal = onada?.letters.flatMap((letter, at) => (letter === 'a' ? [at] : [])) ?? [];
    const swapped = onada?.order.map((place) =>
      equal.includes(place) ? (equal.find((at) => at !== place) ?? 0) : place,
    );
    const round = (swapped ?? []).reduce(
      (one, place) => play(one, words, { type: 'put', word: 1, place }),
      newRound(words),
    );
    expect(round[1]?.isSolved).toBe(true);
  });

  test('a wrong word can be taken back letter by letter', () => {
    const [vent] = words;
    if (!vent) throw new Error('no word');
    let round = newRound(words);
    for (const place of vent.order.toReversed()) round = play(round, words, { type: 'put', word: 0, place });
    expect(round[0] && isWrong(round[0], vent)).toBe(true);
    expect(play(round, words, { type: 'put', word: 0, place: 0 })).toBe(round);
    round = play(round, words, { type: 'takeBack', word: 0 });
    expect(round[0]?.put).toHaveLength(3);
  });

  test('help keeps what is right, puts the next letter, and a whole word of helps is solved but not one’s own', () => {
    let round = play(newRound(words), words, { type: 'put', word: 0, place: words[0]?.order[1] ?? 0 });
    round = play(round, words, { type: 'help', word: 0 });
    expect(round[0]?.put).toEqual([words[0]?.order[0]]);
    for (let i = 0; i < 3; i++) round = play(round, words, { type: 'help', word: 0 });
    expect(round[0]).toMatchObject({ helps: 4, isSolved: true });
    expect(ownWords(round)).toBe(0);
  });

  test('a key finds its letter, with its accent or without, and none that is already put', () => {
    const blown = { letters: ['ú', 'n', 'u'], order: [1, 0, 2] };
    const [state] = newRound([blown]);
    if (!state) throw new Error('no word');
    expect(lyingLetter(state, blown, 'U')).toBe(2);
    expect(lyingLetter({ ...state, put: [2] }, blown, 'u')).toBe(0);
    expect(lyingLetter({ ...state, put: [0, 2] }, blown, 'u')).toBeNull();
  });
});

describe('the streak', () => {
  const nobody = readRecord({ getItem: () => null });
  const finish = (record: typeof nobody, on: number) => withRound(record, on, [], true);

  test('grows by a day in a row, once a day, and begins again after a day without', () => {
    const two = finish(finish(finish(nobody, 10), 10), 11);
    expect([two.streak, streakOn(two, 11), streakOn(two, 12), streakOn(two, 13)]).toEqual([2, 2, 2, 0]);
    const again = finish(two, 13);
    expect([again.streak, again.best]).toEqual([1, 2]);
  });

  test('a round that goes on is kept, and does not count before it is over', () => {
    const round = solve(newRound(words), 0);
    const record = withRound(nobody, 10, round, false);
    expect(record).toMatchObject({ day: 10, round, finished: null, streak: 0 });
  });

  test.each(['{', '"x"', '{"day":1}', '[]'])('what somebody else wrote there is nothing: %s', (stored) => {
    expect(readRecord({ getItem: () => stored })).toEqual(nobody);
  });
});
