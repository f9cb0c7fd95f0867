import { expect, test } from 'vitest';
import { EMPTY_HIT } from '../stores/events/event-rows.ts';
import { markRobot } from './robot-mark.ts';

const mark = (userAgent: string) =>
  markRobot({ table: 'hits', row: EMPTY_HIT }, { userAgent } as Parameters<typeof markRobot>[1]).row.is_robot; // cast: the step reads only the user agent

test.each([
  [0, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [1, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [1, 'curl/8.5.0'],
  [1, ''],
])('S-06 robot %i: %s', (isRobot, userAgent) => {
  expect(mark(userAgent)).toBe(isRobot);
});
