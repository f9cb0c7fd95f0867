import { describe, expect, test } from 'vitest';
import { largeCards } from './large-cards.ts';

describe('rows of a front (W-02)', () => {
  test.each([
    { count: 0, large: 0 },
    { count: 1, large: 1 },
    { count: 2, large: 2 },
    { count: 3, large: 0 },
    { count: 4, large: 4 },
    { count: 5, large: 2 },
    { count: 24, large: 0 },
  ])('W-02 shows $large of $count cards large', ({ count, large }) => {
    expect(largeCards(count)).toBe(large);
  });

  test('W-02 fills every row from two cards on', () => {
    for (let count = 2; count <= 30; count++) {
      const large = largeCards(count);
      expect([count, large % 2, (count - large) % 3]).toEqual([count, 0, 0]);
    }
  });
});
