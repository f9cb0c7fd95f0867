import { expect, test } from 'vitest';
import { readElement } from './element-reading.ts';
import type { MediaEngine } from './engine/media-engine.ts';
import type { ContentMedia } from './events/content-media.ts';
import { liveWindow } from './live/live-window.ts';

const buffered = { length: 0, start: () => 0, end: () => 0 };

test('W-06 V-04 a live signal has no window before its metadata: a position set so early would be lost', () => {
  const window = liveWindow(0, 7188, () => []);
  const engine = { liveWindow: () => window, breaksS: () => [] } as unknown as MediaEngine; // cast: the members that are used
  const readAt = (readyState: number) => {
    const media = { currentTime: 0, duration: Number.NaN, paused: true, volume: 1, buffered, readyState };
    const before = { breaksS: [], isWaiting: false };
    return readElement(media as unknown as ContentMedia, '', before as never, 0, engine).live; // cast: the members that are used
  };
  expect([0, 1, 4].map(readAt)).toEqual([null, window, window]);
});
