import { describe, expect, test } from 'vitest';
import { liveWindow } from '../live/live-window.ts';
import { partOf, programmeSegments, timelineOf } from './timeline.ts';

const NOON_MS = Date.UTC(2026, 10, 21, 12);
const live = liveWindow(1000, 1600, () => [{ startS: 900, lengthS: 712, atMs: NOON_MS }]);

describe('range of the bar', () => {
  test('V-01 is a whole medium, from 0 to its length', () => {
    const bar = timelineOf({ positionS: 37, lengthS: 36, bufferedS: 36, live: null });
    expect(bar).toEqual({ startS: 0, endS: 36, positionS: 36, bufferedS: 36, behindS: null });
  });

  test('V-04 is the window of a live signal up to the live edge', () => {
    const bar = timelineOf({ positionS: 1603, lengthS: 0, bufferedS: 1612, live });
    expect(bar).toMatchObject({ startS: 1000, endS: 1600, positionS: 1600, behindS: 0 });
    expect(timelineOf({ positionS: 1300, lengthS: 0, bufferedS: 0, live }).behindS).toBe(300);
    expect(partOf(bar, 1150)).toBe(0.25);
  });

  test('V-04 places programmes at their broadcast times, cut to the window, and leaves out others', () => {
    const minute = (n: number) => NOON_MS + n * 60_000;
    const segments = programmeSegments(
      [
        { title: 'Ahir', startsAtMs: minute(-60), endsAtMs: minute(1) },
        { title: 'Matí', startsAtMs: minute(1), endsAtMs: minute(5) },
        { title: 'Migdia', startsAtMs: minute(5), endsAtMs: minute(60) },
        { title: 'Tarda', startsAtMs: minute(60), endsAtMs: minute(90) },
      ],
      live,
    );
    expect(segments).toEqual([
      { title: 'Matí', startS: 1000, endS: 1200 },
      { title: 'Migdia', startS: 1200, endS: 1600 },
    ]);
  });

  test('V-01 exists for a medium of unknown length too', () => {
    expect(partOf({ startS: 0, endS: 0 }, 3)).toBe(0);
  });
});
