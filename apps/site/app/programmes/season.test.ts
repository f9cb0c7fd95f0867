import type { Season } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { chosenSeason } from './season.ts';

const season = (number: number): Season => ({ number, year: 2020 + number, episodes: [] });
const seasons = [season(1), season(3), season(2)];

describe('season of a programme page', () => {
  test('W-04 the newest, unless the address asks for another', () => {
    expect(chosenSeason(seasons, null)?.number).toBe(3);
    expect(chosenSeason(seasons, '2')?.number).toBe(2);
  });

  test.each(['9', '', '2.0', 'dos', '-1'])('there is no season %j', (asked) => {
    expect(chosenSeason(seasons, asked)).toBeNull();
  });
});
