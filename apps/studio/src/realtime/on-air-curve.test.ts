import { expect, test } from 'vitest';
import { onAirCurve } from './on-air-curve.ts';

const START = Date.parse('2026-11-24T12:00:00Z');
const FIRST = START / 60_000;
const broadcast = { startsAt: '2026-11-24T12:00:00Z', endsAt: '2026-11-24T12:30:00Z' };
const stored = new Map([
  [FIRST, 4],
  [FIRST + 1, 9],
  [FIRST + 2, 3],
]);

test('R-05 the curve of a broadcast on air has each past minute, and the current viewers in the last', () => {
  expect(onAirCurve(broadcast, stored, 7, START + 150_000)).toEqual({
    values: [4, 9, 7],
    length: 30,
    peak: { value: 9, atMs: START + 60_000 },
  });
  expect(onAirCurve(broadcast, stored, 2, START + 150_000).values).toEqual([4, 9, 3]);
  expect(onAirCurve(broadcast, stored, 12, START + 180_000).values).toEqual([4, 9, 3, 12]);
});

test('R-05 a broadcast that has ended gets no more viewers, and one without any has no peak', () => {
  expect(onAirCurve(broadcast, stored, 50, START + 31 * 60_000).peak?.value).toBe(9);
  expect(onAirCurve(broadcast, new Map(), 0, START).peak).toBeNull();
});
