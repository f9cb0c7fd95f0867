import { expect, test } from 'vitest';
import { withNotes } from './with-notes.ts';

const notes = (count: number) => Array.from({ length: count }, (_, i) => ({ text: `nota ${i + 1}` }));

test('R-20 a readout names its annotations, and of many how many more there are', () => {
  expect(withNotes('12', notes(0))).toBe('12');
  expect(withNotes('12', notes(3))).toBe('12 · nota 1 · nota 2 · nota 3');
  expect(withNotes('12', notes(13))).toBe('12 · nota 1 · nota 2 · nota 3 · +10');
});
