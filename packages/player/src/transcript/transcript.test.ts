import { expect, test } from 'vitest';
import { cueAt, cuesWith } from './transcript.ts';

const cues = [
  { startS: 1, endS: 3, text: 'La pluja arriba a les comarques.' },
  { startS: 4, endS: 6, text: 'És l’hora de l’Àngela, a la col·lecció.' },
];

test('V-01 marks a sentence until the next one starts', () => {
  expect([0.5, 1, 3.5, 4, 99].map((at) => cueAt(cues, at))).toEqual([null, 0, 0, 1, 1]);
});

test.each([
  ['', [0, 1]],
  ['  PLUJA ', [0]],
  ['angela', [1]],
  ['col·lecció', [1]],
  ['colleccio', [1]],
  ['neu', []],
])('W-13 finds for «%s» %j', (wanted, found) => {
  expect(cuesWith(cues, wanted)).toEqual(found);
});
