import { expect, test } from 'vitest';
import { openUntilMs } from './catch-up-window.ts';

const broadcast = { startsAt: '2026-11-26T20:00:00.000Z' };

test('R-02 a figure with catch-up may grow until its days from the start of the broadcast are over', () => {
  const twoDaysLater = Date.parse('2026-11-28T20:00:00.000Z');
  expect(openUntilMs(broadcast, 7, twoDaysLater)).toBe(Date.parse('2026-12-03T20:00:00.000Z'));
  expect(openUntilMs(broadcast, 28, twoDaysLater)).toBe(Date.parse('2026-12-24T20:00:00.000Z'));
});

test('R-02 a figure with catch-up is final once its days are over', () => {
  const end = Date.parse('2026-12-03T20:00:00.000Z');
  expect(openUntilMs(broadcast, 7, end - 1)).toBe(end);
  expect(openUntilMs(broadcast, 7, end)).toBeNull();
  expect(openUntilMs(broadcast, 28, end)).not.toBeNull();
});
