import type { PlaybackPosition } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { createAccountPositions, SAVE_EVERY_MS } from './account-positions.ts';

function aStore(known: PlaybackPosition[] = []) {
  const reported: PlaybackPosition[][] = [];
  const due: (() => void)[] = [];
  let nowMs = 1000;
  const places = createAccountPositions({
    known: async () => known,
    save: (some) => reported.push([...some]),
    nowMs: () => nowMs,
    later: (work, ms) => {
      expect(ms).toBe(SAVE_EVERY_MS);
      due.push(work);
    },
  });
  const pass = () => {
    nowMs += SAVE_EVERY_MS;
    due.shift()?.();
  };
  return { places, reported, due, pass };
}

describe('playback positions of the account (W-08)', () => {
  test('resumes where the account says, unless something was watched since', async () => {
    const { places } = aStore([{ episode: 1001, positionS: 40, atMs: 5 }]);
    expect(await places.get('1001')).toBe(40);
    places.set('1001', 55);
    expect(await places.get('1001')).toBe(55);
    expect(await places.get('1002')).toBeNull();
  });

  test('saves the first position at once, then the last one every 15 seconds, and nothing while nothing plays', () => {
    const { places, reported, due, pass } = aStore();
    for (const at of [30, 35, 40]) places.set('1001', at);
    expect(reported).toEqual([[{ episode: 1001, positionS: 30, atMs: 1000 }]]);
    pass();
    expect(reported[1]).toEqual([{ episode: 1001, positionS: 40, atMs: 1000 }]);
    pass();
    expect([reported.length, due.length]).toEqual([2, 0]);
  });

  test('saves the end at once, and pending positions when the page is left', () => {
    const { places, reported } = aStore();
    places.set('1001', 30);
    places.set('1001', null);
    expect(reported.at(-1)).toEqual([{ episode: 1001, positionS: null, atMs: 1000 }]);
    places.set('1002', 30);
    places.flush();
    places.flush();
    expect(reported).toHaveLength(3);
  });

  test('ignores media that are no episodes', async () => {
    const { places, reported } = aStore();
    places.set('noticia-3001', 30);
    expect(reported).toEqual([]);
  });
});
