import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behindLiveS, liveWindow } from './live-window.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
/** Two turns of a loop, and 10 s of clock that were never broadcast between them. */
const spans = [
  { startS: 100, lengthS: 4, atMs: NOON_MS },
  { startS: 104, lengthS: 4, atMs: NOON_MS + 4000 },
  { startS: 108, lengthS: 4, atMs: NOON_MS + 18_000 },
];
const window = liveWindow(100, 112, () => spans);

describe('the window of a live signal', () => {
  test('V-04 W-15 a position has the date of its broadcast, past the newest segment too', () => {
    expect(window.dateAt(105.5)).toBe(NOON_MS + 5500);
    expect(window.dateAt(108)).toBe(NOON_MS + 18_000);
    expect(window.dateAt(113)).toBe(NOON_MS + 23_000);
  });

  test('V-04 an instant that was never broadcast is where the signal takes up again', () => {
    expect(window.positionAt(NOON_MS + 12_000)).toBe(108);
  });

  test('V-04 what the window does not hold has no position', () => {
    expect(window.positionAt(NOON_MS - 1)).toBeNull();
    expect(window.positionAt(NOON_MS + 23_000)).toBeNull();
    expect(liveWindow(0, 10, () => []).positionAt(NOON_MS)).toBeNull();
    expect(liveWindow(0, 10, () => []).dateAt(5)).toBeNull();
  });

  test('V-04 the position of a position’s date is that position', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 111.99, noNaN: true }), (positionS) => {
        expect(window.positionAt(window.dateAt(positionS) ?? 0)).toBeCloseTo(positionS, 2);
      }),
    );
  });

  test('V-04 who is two segments from the edge still watches live', () => {
    expect(behindLiveS({ edgeS: 112 }, 104.5)).toBe(0);
    expect(behindLiveS({ edgeS: 112 }, 120)).toBe(0);
    expect(behindLiveS({ edgeS: 112 }, 100)).toBe(12);
  });
});
