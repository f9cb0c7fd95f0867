import { HOUR_MS } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { createNews } from './log-throttle.ts';

test('S-04 a subject is logged once an hour, with at most a thousand subjects', () => {
  const isNews = createNews();
  expect([isNews('a', 0), isNews('a', HOUR_MS - 1), isNews('b', 1), isNews('a', HOUR_MS)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const news = Array.from({ length: 2000 }, (_, i) => isNews(`name ${i}`, HOUR_MS));
  expect(news.filter(Boolean).length).toBe(998); // without «a» and «b»
  expect(isNews('another', 2 * HOUR_MS)).toBe(true);
});
