import { expect, test } from 'vitest';
import { leftFirst, openedPart, partSeconds, partsOf, sentencesWith, viewingsOf } from './along-words.ts';

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
  expect(sentences.map(({ leftFromS, leftToS }) => [leftFromS, leftToS])).toEqual([
    [0, 10],
    [10, 20],
    [20, 30],
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

test('R-09 the opened figure of a part, and of a sentence, is the one of the table', () => {
  const points = [
    { atS: 0, viewings: 9, left: 1 },
    { atS: 10, viewings: 8, left: 5 },
    { atS: 20, viewings: 3, left: 3 },
  ];
  const along = { parts: partsOf({ lengthS: 30, points }, 10), before: [4, 5, 6], per: 10 };
  expect(openedPart(along, 'hi/12')).toEqual({ kind: 'hi', fromS: 10, toS: 20, count: 8 });
  expect(openedPart(along, 'abans/20')).toMatchObject({ fromS: 20, count: 6 });
  expect(openedPart(along, 'surt/10/30')).toEqual({ kind: 'surt', fromS: 10, toS: 30, count: 8 });
  for (const sentence of sentencesWith(words, along.parts, along.per)) {
    expect(openedPart(along, `surt/${sentence.leftFromS}/${sentence.leftToS}`)?.count).toBe(sentence.left);
    expect(openedPart(along, `hi/${sentence.atS}`)?.count).toBe(sentence.viewings);
  }
  for (const wrong of ['', 'hi', 'hi/-1', 'hi/30', 'surt/20/10', 'tot/1']) expect(openedPart(along, wrong)).toBeNull();
});

test('R-10 a clip that is played in a loop repeats its sentences', () => {
  const parts = partsOf({ lengthS: 60, points: [{ atS: 40, viewings: 4, left: 2 }] }, 10);
  const sentences = sentencesWith(words, parts, 10);
  expect(sentences.map(({ atS }) => atS)).toEqual([2, 12, 22, 32, 42, 52]);
  expect(sentences[4]).toMatchObject({ text: 'Comença a ploure.', clipS: 12, viewings: 4, left: 2 });
});
