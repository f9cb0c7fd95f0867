import { expect, test } from 'vitest';
import { leftFirst, partSeconds, partsOf, sentencesWith, viewingsOf } from './along-words.ts';

const words = {
  path: '/video/1004/',
  lengthS: 30,
  chapters: [
    { title: 'Pròleg', startS: 0 },
    { title: 'La nit', startS: 20 },
  ],
  cues: [
    { startS: 2, endS: 6, text: 'Bon vespre.' },
    { startS: 12, endS: 18, text: 'Comença a ploure.' },
    { startS: 22, endS: 28, text: 'Ja és fosc.' },
  ],
};

test('R-10 parts of the curve cover the whole title, with zero for parts that nobody played', () => {
  const parts = partsOf({ lengthS: 30, points: [{ atS: 10, viewings: 2, left: 1 }] }, 10);
  expect(parts.map(({ viewings }) => viewings)).toEqual([0, 2, 0]);
  expect([partSeconds(45), partSeconds(2700)]).toEqual([1, 9]);
});

test('R-10 each sentence has its chapter, its audience, and the departures until the next one', () => {
  const points = [
    { atS: 0, viewings: 9, left: 1 },
    { atS: 10, viewings: 8, left: 5 },
    { atS: 20, viewings: 3, left: 3 },
  ];
  const sentences = sentencesWith(words, partsOf({ lengthS: 30, points }, 10), 10);
  expect(sentences.map(({ chapter, viewings, left }) => [chapter, viewings, left])).toEqual([
    ['Pròleg', 9, 1],
    ['Pròleg', 8, 5],
    ['La nit', 3, 3],
  ]);
  expect(leftFirst(sentences, 30, 1).map(({ text }) => text)).toEqual(['Comença a ploure.']);
});

test('R-10 each part and sentence has the viewings of the comparison period at the same place', () => {
  const parts = partsOf({ lengthS: 30, points: [{ atS: 0, viewings: 9, left: 1 }] }, 10);
  const before = viewingsOf({ points: [{ atS: 10, viewings: 7, left: 0 }] }, parts);
  expect(before).toEqual([0, 7, 0]);
  expect(sentencesWith(words, parts, 10, before).map((sentence) => sentence.before)).toEqual([0, 7, 0]);
  expect(sentencesWith(words, parts, 10)[0]?.before).toBeNull();
});

test('R-10 a clip that is played in a loop repeats its sentences', () => {
  const parts = partsOf({ lengthS: 60, points: [{ atS: 40, viewings: 4, left: 2 }] }, 10);
  const sentences = sentencesWith(words, parts, 10);
  expect(sentences.map(({ atS }) => atS)).toEqual([2, 12, 22, 32, 42, 52]);
  expect(sentences[4]).toMatchObject({ text: 'Comença a ploure.', clipS: 12, viewings: 4, left: 2 });
});
