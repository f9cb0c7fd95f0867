import type { EpisodeCard, Season } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { chosenSeason, inOrder } from './season.ts';

const season = (number: number): Season => ({ number, year: 2020 + number, episodes: [] });
const seasons = [season(1), season(3), season(2)];

describe('season of a programme page', () => {
  test('W-04 is the newest, unless the address names another', () => {
    expect(chosenSeason(seasons, null)?.number).toBe(3);
    expect(chosenSeason(seasons, '2')?.number).toBe(2);
  });

  test.each(['9', '', '2.0', 'dos', '-1'])('does not exist for %j', (requested) => {
    expect(chosenSeason(seasons, requested)).toBeNull();
  });
});

describe('episodes of a programme page', () => {
  const card = (number: number, broadcastAt: string) => ({ season: 1, number, broadcastAt }) as EpisodeCard; // cast: the fields that sorting reads
  const week = [card(1, '2026-11-02T20:00:00Z'), card(2, '2026-11-09T20:00:00Z'), card(3, '2026-11-16T20:00:00Z')];

  test('W-04 W-06 are listed newest first; those of a book in order', () => {
    expect(inOrder('programme', week).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(inOrder('podcast', week).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(inOrder('audiobook', week.toReversed()).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
