import { expect, test } from 'vitest';
import { createParticipationLimit } from './take-part-limit.ts';

test('S-06 addresses of one IPv6 network share a limit, separate from other networks', () => {
  let nowMs = 0;
  const may = createParticipationLimit(2, () => nowMs);
  expect([1, 2, 3].map((n) => may(`2001:db8:1:2::${n}`))).toEqual([true, true, false]);
  expect(may('2001:db8:1:3::1')).toBe(true);
  expect(may('81.2.69.142')).toBe(true);
  nowMs = 3_600_000;
  expect(may('2001:db8:1:2::9')).toBe(true);
});
