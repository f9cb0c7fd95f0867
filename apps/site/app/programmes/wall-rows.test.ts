import { describe, expect, test } from 'vitest';
import { posterSpans } from './wall-rows.ts';

describe('wall of programmes', () => {
  test('W-01 seven are three large ones over four small ones', () => {
    expect(posterSpans(7)).toEqual([4, 4, 4, 3, 3, 3, 3]);
  });

  test('a single one does not take the whole page', () => {
    expect(posterSpans(1)).toEqual([6]);
  });

  test.each(Array.from({ length: 19 }, (_, few) => few + 2))('%i posters leave no hole at the end', (count) => {
    const spans = posterSpans(count);
    expect(spans).toHaveLength(count);
    expect(spans.reduce((sum, span) => sum + span, 0) % 12).toBe(0);
  });
});
