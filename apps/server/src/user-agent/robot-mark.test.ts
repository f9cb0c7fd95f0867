import { expect, test } from 'vitest';
import { robotMark } from './robot-mark.ts';

test.each([
  [0, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [1, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [1, 'curl/8.5.0'],
  [1, ''],
])('S-06 the robot mark is %i for %s', (isRobot, userAgent) => {
  expect(robotMark(userAgent)).toBe(isRobot);
});
