import { expect, test } from 'vitest';
import { createGuessThrottle } from './guess-throttle.ts';

test('B-02 five wrong guesses at an account are free, then each doubles the wait, up to a quarter of an hour', () => {
  const throttle = createGuessThrottle();
  let nowMs = 0;
  for (let i = 0; i < 5; i += 1) expect(throttle.take('aina', nowMs)).toBe(0);
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const waitS = throttle.take('aina', nowMs);
    waits.push(waitS);
    nowMs += waitS * 1000;
    expect(throttle.take('aina', nowMs)).toBe(0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('B-02 a guess at one account delays nobody else, and the right one ends the wait', () => {
  const throttle = createGuessThrottle();
  for (let i = 0; i < 5; i += 1) throttle.take('aina', 0);
  expect(throttle.take('aina', 0)).toBe(30);
  expect(throttle.take('biel', 0)).toBe(0);
  throttle.clear('aina');
  expect(throttle.take('aina', 0)).toBe(0);
});

test('B-02 guesses are forgotten after a day', () => {
  const throttle = createGuessThrottle();
  for (let i = 0; i < 5; i += 1) throttle.take('aina', 0);
  expect(throttle.take('aina', 24 * 3_600_000)).toBe(0);
  expect(throttle.take('aina', 24 * 3_600_000)).toBe(0);
});
