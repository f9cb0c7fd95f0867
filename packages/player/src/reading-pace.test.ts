import { describe, expect, test } from 'vitest';
import type { ElementReading } from './element-reading.ts';
import { isShownAlike } from './reading-pace.ts';

const at = (positionS: number, over: Partial<ElementReading> = {}): ElementReading => ({
  positionS,
  lengthS: 600,
  bufferedS: positionS + 20,
  isPaused: false,
  rate: 1,
  isWaiting: false,
  isMuted: false,
  volume: 1,
  live: null,
  breaksS: [],
  isHeld: false,
  ...over,
});

describe('update pace of a page that follows a player', () => {
  test('V-01 with visible controls every movement is shown', () => {
    expect(isShownAlike('move', at(10), at(10.2))).toBe(false);
  });

  test('V-01 by the second, position and buffer are shown at whole seconds', () => {
    expect(isShownAlike('second', at(10.1), at(10.9))).toBe(true);
    expect(isShownAlike('second', at(10.9), at(11))).toBe(false);
    expect(isShownAlike('second', at(10.1), at(10.1, { bufferedS: 40 }))).toBe(false);
  });

  test('V-01 at rest only the steps of the stored position are shown, and buffering is not', () => {
    expect(isShownAlike('rest', at(10), at(14.9, { bufferedS: 90 }))).toBe(true);
    expect(isShownAlike('rest', at(14.9), at(15))).toBe(false);
  });

  test('V-01 at every pace a pause, a wait, the speed and the volume are shown at once', () => {
    for (const pace of ['second', 'rest'] as const)
      for (const change of [{ isPaused: true }, { isWaiting: true }, { rate: 2 }, { volume: 0.5 }, { lengthS: 601 }])
        expect(isShownAlike(pace, at(10), at(10, change)), JSON.stringify(change)).toBe(false);
  });
});
