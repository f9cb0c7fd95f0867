import { expect, test } from 'vitest';
import { breaksAheadS } from './breaks-ahead.ts';

test('V-02 shows future breaks inside the content on the bar', () => {
  const at = (startTime: number, over = {}) => ({
    startTime,
    hasPlayed: false,
    cue: { pre: false, post: false },
    ...over,
  });
  expect(
    breaksAheadS([
      at(0, { cue: { pre: true, post: false } }),
      at(120),
      at(300, { hasPlayed: true }),
      at(420, { error: new Error('the list is empty') }),
      at(600),
      at(720, { cue: { pre: false, post: true } }),
    ]),
  ).toEqual([120, 600]);
});
