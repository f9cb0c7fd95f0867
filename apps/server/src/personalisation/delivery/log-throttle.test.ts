import { HOUR_MS } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { createLogThrottle } from './log-throttle.ts';

test('S-04 a subject is logged once an hour, with at most a thousand subjects', () => {
  const mayLog = createLogThrottle();
  expect([mayLog('a', 0), mayLog('a', HOUR_MS - 1), mayLog('b', 1), mayLog('a', HOUR_MS)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const news = Array.from({ length: 2000 }, (_, i) => mayLog(`name ${i}`, HOUR_MS));
  expect(news.filter(Boolean).length).toBe(998); // without «a» and «b»
  expect(mayLog('another', 2 * HOUR_MS)).toBe(true);
});
