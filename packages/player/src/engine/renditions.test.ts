import { expect, test } from 'vitest';
import { renditionsOf } from './renditions.ts';

const level = (height: number, bitrate: number) => ({ height, bitrate });

test('V-01 names renditions by their height, best first, each name once', () => {
  const levels = [level(360, 300_000), level(540, 600_000), level(540, 900_000), level(0, 64_000)];
  expect(renditionsOf({ levels, currentLevel: 0 } as unknown as Parameters<typeof renditionsOf>[0])).toEqual([
    { id: 2, name: '540p', isPlaying: false },
    { id: 0, name: '360p', isPlaying: true },
    { id: 3, name: '64 kb/s', isPlaying: false },
  ]); // cast: the two fields of a level that are read
});
