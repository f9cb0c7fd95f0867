import { expect, test } from 'vitest';
import { notesOfBuckets } from './notes-of-buckets.ts';

test('R-20 an annotation is drawn in the part of the period that contains it; one outside the period is not drawn', () => {
  const starts = ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'].map(Date.parse);
  const end = Date.parse('2026-11-20T12:00:00Z');
  const at = (time: string) => ({ at: `2026-11-20T${time}Z`, text: time });
  const notes = ['09:59:59', '10:00:00', '10:59:59', '11:00:00', '12:00:00'].map(at);
  expect(notesOfBuckets(notes, starts, end)).toEqual([
    { bucket: 0, text: '10:00:00' },
    { bucket: 0, text: '10:59:59' },
    { bucket: 1, text: '11:00:00' },
  ]);
  expect(notesOfBuckets(notes, [], end)).toEqual([]);
});
