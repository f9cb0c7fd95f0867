import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behindLiveS, liveWindow } from './live-window.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
/** Two iterations of a loop, with 10 s of clock between them that were never broadcast. */
const spans = [
  { startS: 100, lengthS: 4, atMs: NOON_MS },
  { startS: 104, lengthS: 4, atMs: NOON_MS + 4000 },
  { startS: 108, lengthS: 4, atMs: NOON_MS + 18_000 },
];
const window = liveWindow(100, 112, () => spans);

describe('window of a live signal', () => {
  test('V-04 W-15 gives a position the date of its broadcast, also past the newest segment', () => {
    expect(window.dateAt(105.5)).toBe(NOON_MS + 5500);
    expect(window.dateAt(108)).toBe(NOON_MS + 18_000);
    expect(window.dateAt(113)).toBe(NOON_MS + 23_000);
  });

  test('V-04 maps a time that was never broadcast to where the signal resumes', () => {
    expect(window.positionAt(NOON_MS + 12_000)).toBe(108);
  });

  test('V-04 has no position for a time outside the window', () => {
    expect(window.positionAt(NOON_MS - 1)).toBeNull();
    expect(window.positionAt(NOON_MS + 23_000)).toBeNull();
    expect(liveWindow(0, 10, () => []).positionAt(NOON_MS)).toBeNull();
    expect(liveWindow(0, 10, () => []).dateAt(5)).toBeNull();
  });

  test('V-04 round-trips a position through its date', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 111.99, noNaN: true }), (positionS) => {
        expect(window.positionAt(window.dateAt(positionS) ?? 0)).toBeCloseTo(positionS, 2);
      }),
    );
  });

  test('V-04 counts two segments from the edge as live', () => {
    expect(behindLiveS({ edgeS: 112 }, 104.5)).toBe(0);
    expect(behindLiveS({ edgeS: 112 }, 120)).toBe(0);
    expect(behindLiveS({ edgeS: 112 }, 100)).toBe(12);
  });
});
