import { describe, expect, test } from 'vitest';
import { panned, parseView, secondValues, timeMarks, viewText, within, zoomed } from './seconds-view.ts';

const DAY_S = 86_400;

describe('a chart of seconds (R-02)', () => {
  test('R-02 zooming keeps the chosen second in place, and ends at half a minute and at the day', () => {
    expect(zoomed({ from: 0, to: DAY_S }, DAY_S, 0.5, 21_600)).toEqual({ from: 10_800, to: 54_000 });
    expect(zoomed({ from: 100, to: 140 }, DAY_S, 0.5, 120)).toEqual({ from: 105, to: 135 });
    expect(zoomed({ from: 100, to: DAY_S }, DAY_S, 4, 120)).toEqual({ from: 0, to: DAY_S });
  });

  test('R-02 moving stops at both ends', () => {
    expect(panned({ from: 100, to: 200 }, DAY_S, 0.5)).toEqual({ from: 150, to: 250 });
    expect(panned({ from: 100, to: 200 }, DAY_S, -4)).toEqual({ from: 0, to: 100 });
    expect(within({ from: DAY_S - 10, to: DAY_S + 90 }, DAY_S)).toEqual({ from: DAY_S - 100, to: DAY_S });
  });

  test('R-02 a zoom is a link, and a wrong one shows everything', () => {
    expect(viewText({ from: 0, to: DAY_S }, DAY_S)).toBe('');
    expect(parseView(viewText({ from: 36_000, to: 37_200 }, DAY_S), DAY_S)).toEqual({ from: 36_000, to: 37_200 });
    for (const wrong of ['', 'x', '9-3', '-1-4']) expect(parseView(wrong, DAY_S)).toEqual({ from: 0, to: DAY_S });
  });

  test('R-02 marks are on whole hours, or on whole parts of them', () => {
    expect(timeMarks({ from: 0, to: DAY_S }, 1000, 1800)).toEqual([
      1800, 9000, 16_200, 23_400, 30_600, 37_800, 45_000, 52_200, 59_400, 66_600, 73_800, 81_000,
    ]);
    expect(timeMarks({ from: 100, to: 160 }, 400, 1800)).toEqual([105, 120, 135, 150]);
  });

  test('R-02 a value lasts until the next change, or to the end of the range', () => {
    const changes = [
      { atMs: 2000, value: 3 },
      { atMs: 4000, value: 1 },
    ];
    expect([...secondValues(changes, 0, 6000)]).toEqual([0, 0, 3, 3, 1, 1]);
    expect([...secondValues(changes, 3000, 5000)]).toEqual([3, 1]);
  });
});
