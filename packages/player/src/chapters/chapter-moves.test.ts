import { describe, expect, test } from 'vitest';
import { chapterAt, chapterMoves } from './chapter-moves.ts';

/** 0–10, 10–20, a gap, 25–30. */
const CHAPTERS = [
  { title: 'Titulars', startS: 0, lengthS: 10 },
  { title: 'El temps', startS: 10, lengthS: 10 },
  { title: 'Esports', startS: 25, lengthS: 5 },
];

describe('position of a playhead among chapters (V-05)', () => {
  test.each([
    [0, 0],
    [9.99, 0],
    [10, 1],
    [20, null],
    [24.9, null],
    [25, 2],
    [30, null],
    [Number.NaN, null],
  ])('V-05 finds at %d s chapter %s', (positionS, index) => expect(chapterAt(CHAPTERS, positionS)).toBe(index));

  test('V-05 prefers the later of overlapping chapters', () => {
    expect(chapterAt([...CHAPTERS, { title: 'Dins', startS: 5, lengthS: 2 }], 6)).toBe(3);
  });
});

describe('effect of playhead moves on chapters (V-05)', () => {
  test.each([
    ['enters at the first reading', null, 0, false, { leave: null, enter: 0, open: 0 }],
    ['changes nothing while playing inside a chapter', 0, 9, false, { leave: null, enter: null, open: 0 }],
    ['completes and enters when playing over a border', 0, 10.2, false, { leave: 'complete', enter: 1, open: 1 }],
    ['completes when playing into a gap', 1, 20.1, false, { leave: 'complete', enter: null, open: null }],
    ['changes nothing while playing in a gap', null, 24, false, { leave: null, enter: null, open: null }],
    ['skips on a seek out, and enters at its target', 0, 26, true, { leave: 'skip', enter: 2, open: 2 }],
    ['skips on a seek into a gap', 0, 22, true, { leave: 'skip', enter: null, open: null }],
    ['skips on a seek back', 2, 3, true, { leave: 'skip', enter: 0, open: 0 }],
    ['changes nothing on a seek inside a chapter', 1, 19, true, { leave: null, enter: null, open: 1 }],
  ] as const)('V-05 %s', (_, open, positionS, isJump, moves) => {
    expect(chapterMoves(CHAPTERS, open, { positionS, isJump })).toEqual(moves);
  });

  test('V-05 reports nothing for a medium without chapters', () => {
    expect(chapterMoves([], null, { positionS: 5, isJump: false })).toEqual({ leave: null, enter: null, open: null });
  });
});
