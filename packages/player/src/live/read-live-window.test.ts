import type Hls from 'hls.js';
import { expect, test } from 'vitest';
import { readLiveWindow } from './read-live-window.ts';

test('W-06 V-04 a live signal has no window before its metadata: a position set so early would be lost', () => {
  const latestLevelDetails = { live: true, fragments: [], fragmentStart: 0, edge: 7200 };
  const at = (readyState: number) =>
    readLiveWindow({ latestLevelDetails, liveSyncPosition: 7188, media: { readyState } } as unknown as Hls)?.edgeS; // cast: the members that are used
  expect([0, 1, 4].map(at)).toEqual([undefined, 7188, 7188]);
});
