import { describe, expect, test } from 'vitest';
import { posterSpans } from './wall-rows.ts';

describe('wall of programmes', () => {
  test('W-01 puts seven as three large ones over four small ones', () => {
    expect(posterSpans(7)).toEqual([4, 4, 4, 3, 3, 3, 3]);
  });

  test('does not give a single poster the whole page', () => {
    expect(posterSpans(1)).toEqual([6]);
  });

  test.each(Array.from({ length: 19 }, (_, few) => few + 2))('leaves no gap at the end for %i posters', (count) => {
    const spans = posterSpans(count);
    expect(spans).toHaveLength(count);
    expect(spans.reduce((sum, span) => sum + span, 0) % 12).toBe(0);
  });
});
