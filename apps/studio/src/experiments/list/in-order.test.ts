import type { ActivityState } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const one = (state: ActivityState, day: number) => ({
  state,
  createdAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
});

test('P-06 lists live ones first, the newest of each state above older ones', () => {
  const rows = [one('ended', 3), one('draft', 1), one('live', 1), one('draft', 2), one('paused', 9), one('live', 8)];
  expect(inOrder(rows)).toEqual([
    one('live', 8),
    one('live', 1),
    one('paused', 9),
    one('draft', 2),
    one('draft', 1),
    one('ended', 3),
  ]);
});
