import { describe, expect, test } from 'vitest';
import { resumePointS } from './resume-point.ts';
import { withPlace } from './resume-store.ts';

describe('resuming playback', () => {
  test.each([
    [29.9, 3600, null],
    [30.7, 3600, 30],
    [3419, 3600, 3419],
    [3420, 3600, null],
    [31, 32, null],
    [4.9, 36, null],
    [5, 36, 5],
    [34, 36, 34],
    [34.3, 36, null],
    [11.9, 120, null],
    [12, 120, 12],
  ])('V-01 resumes a medium left at %d s of %d at %s', (positionS, lengthS, point) => {
    expect(resumePointS(positionS, lengthS)).toBe(point);
  });

  test('V-01 keeps the newest first, and deletes the oldest', () => {
    let places: ReturnType<typeof withPlace> = [];
    for (let i = 0; i < 40; i++) places = withPlace(places, `m${i}`, i);
    expect(places).toHaveLength(30);
    expect(places[0]).toEqual(['m39', 39]);
    expect(withPlace(places, 'm20', 7)[0]).toEqual(['m20', 7]);
    expect(withPlace(places, 'm39', null)[0]).toEqual(['m38', 38]);
  });
});
