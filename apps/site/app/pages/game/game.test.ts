import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, isWord, puzzleOf, scatter, wordOf } from './puzzle.ts';
import texts from './puzzles.json' with { type: 'json' };
import { isOver, isWrong, newRound, ownWords, play, type Round, unplacedLetter } from './round.ts';
import { readRecord, streakOn, withRound } from './streak.ts';

const day = dayAt(new Date('2026-11-21T23:30:00Z'), 'Europe/Madrid');
const puzzle = puzzleOf(day, texts);
const words = [scatter('vent', 1), scatter('onada', 2)];
const solve = (round: Round, word: number): Round =>
  (words[word]?.order ?? []).reduce((one, place) => play(one, words, { type: 'put', word, place }), round);

describe('puzzle of the day (W-09)', () => {
  test('starts a day at midnight in the zone of the broadcaster', () => {
    expect(day).toBe(Date.UTC(2026, 10, 22) / 86_400_000);
    expect(dayAt(new Date('2026-11-21T22:59:59Z'), 'Europe/Madrid')).toBe(day - 1);
  });

  test('gives everybody the same puzzle, another one the next day, and repeats none before all were used', () => {
    expect(puzzleOf(day, texts)).toEqual(puzzle);
    const themes = texts.map((_, at) => puzzleOf(day + at, texts).theme);
    expect(new Set(themes).size).toBe(texts.length);
    expect(puzzleOf(day + texts.length, texts).theme).toBe(puzzle.theme);
  });

  test('keeps every letter and always changes their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts.flatMap(([, ...all]) => all)), fc.integer(), (word, seed) => {
        const scattered = scatter(word, seed);
        expect(wordOf(scattered)).toBe(word);
        expect(scattered.letters.join('')).not.toBe(word);
        expect(scattered.letters.toSorted()).toEqual([...word].sort());
      }),
    );
  });

  test('contains only playable words: four letters or more, five different ones each day', () => {
    for (const [theme, ...all] of texts) {
      expect(theme).toMatch(/^\p{Lu}/u);
      expect(new Set(all).size).toBe(5);
      for (const word of all) expect(word).toMatch(/^[a-zàèéíïòóúüç]{4,9}$/);
    }
  });

  test('accepts a typed word without its accents, and no other word', () => {
    expect(isWord(scatter('núvol', 3), ' Nuvol ')).toBe(true);
    expect(isWord(scatter('plaça', 3), 'placa')).toBe(false);
  });
});

describe('a round', () => {
  test('solves a word when its letters are in order, and keeps it solved', () => {
    const round = solve(newRound(words), 0);
    expect(round.map(({ isSolved }) => isSolved)).toEqual([true, false]);
    expect(play(round, words, { type: 'takeBack', word: 0 })).toBe(round);
    expect([isOver(round), isOver(solve(round, 1)), ownWords(round)]).toEqual([false, true, 1]);
  });

  test('accepts two equal letters in either order', () => {
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

  test('takes back a wrong word letter by letter', () => {
    const [vent] = words;
    if (!vent) throw new Error('no word');
    let round = newRound(words);
    for (const place of vent.order.toReversed()) round = play(round, words, { type: 'put', word: 0, place });
    expect(round[0] && isWrong(round[0], vent)).toBe(true);
    expect(play(round, words, { type: 'put', word: 0, place: 0 })).toBe(round);
    round = play(round, words, { type: 'takeBack', word: 0 });
    expect(round[0]?.put).toHaveLength(3);
  });

  test('a hint keeps correct letters and adds the next; a word solved by hints alone does not count as own', () => {
    let round = play(newRound(words), words, { type: 'put', word: 0, place: words[0]?.order[1] ?? 0 });
    round = play(round, words, { type: 'help', word: 0 });
    expect(round[0]?.put).toEqual([words[0]?.order[0]]);
    for (let i = 0; i < 3; i++) round = play(round, words, { type: 'help', word: 0 });
    expect(round[0]).toMatchObject({ helps: 4, isSolved: true });
    expect(ownWords(round)).toBe(0);
  });

  test('maps a key to its letter, with or without its accent, and to none that is already placed', () => {
    const scattered = { letters: ['ú', 'n', 'u'], order: [1, 0, 2] };
    const [state] = newRound([scattered]);
    if (!state) throw new Error('no word');
    expect(unplacedLetter(state, scattered, 'U')).toBe(2);
    expect(unplacedLetter({ ...state, put: [2] }, scattered, 'u')).toBe(0);
    expect(unplacedLetter({ ...state, put: [0, 2] }, scattered, 'u')).toBeNull();
  });
});

describe('the streak', () => {
  const nobody = readRecord({ getItem: () => null });
  const finish = (record: typeof nobody, on: number) => withRound(record, on, [], true);

  test('grows by one per consecutive day, once a day, and restarts after a missed day', () => {
    const two = finish(finish(finish(nobody, 10), 10), 11);
    expect([two.streak, streakOn(two, 11), streakOn(two, 12), streakOn(two, 13)]).toEqual([2, 2, 2, 0]);
    const again = finish(two, 13);
    expect([again.streak, again.best]).toEqual([1, 2]);
  });

  test('stores an unfinished round and counts it only when it is over', () => {
    const round = solve(newRound(words), 0);
    const record = withRound(nobody, 10, round, false);
    expect(record).toMatchObject({ day: 10, round, finished: null, streak: 0 });
  });

  test.each(['{', '"x"', '{"day":1}', '[]'])('ignores foreign stored content: %s', (stored) => {
    expect(readRecord({ getItem: () => stored })).toEqual(nobody);
  });
});
