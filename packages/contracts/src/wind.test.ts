import { describe, expect, test } from 'vitest';
import { beaufort, windOf } from './wind.ts';

describe('winds (W-03)', () => {
  test.each([
    [0, 'tramuntana'],
    [359, 'tramuntana'],
    [22, 'tramuntana'],
    [23, 'gregal'],
    [90, 'llevant'],
    [135, 'xaloc'],
    [180, 'migjorn'],
    [225, 'garbí'],
    [270, 'ponent'],
    [315, 'mestral'],
    [-45, 'mestral'],
    [720, 'tramuntana'],
  ])('names wind from %s° %s', (fromDeg, name) => {
    expect(windOf(fromDeg, 20)?.name).toBe(name);
  });

  test.each([0, 5.9, Number.NaN])('calls %s km/h calm', (kmh) => {
    expect(windOf(90, kmh)).toBeNull();
  });

  test.each([
    [0, 0],
    [1, 1],
    [5, 1],
    [6, 2],
    [28, 4],
    [29, 5],
    [117, 11],
    [118, 12],
  ])('calls %s km/h force %s', (kmh, force) => {
    expect(beaufort(kmh)).toBe(force);
  });
});
