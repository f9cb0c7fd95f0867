import { describe, expect, test } from 'vitest';
import { skyView } from '../../features/weather/sky-text.ts';
import type { HourView } from '../../features/weather/weather-view.ts';
import { hourPoints, softLine } from './hour-chart.ts';

const anHour = (over: Partial<HourView>): HourView => ({
  atMs: 0,
  hour: '9',
  sky: skyView(0),
  c: 12,
  feltC: 12,
  rainMm: '0',
  rain: 0,
  rainProbability: 0,
  humidity: 50,
  wind: { kmh: 3, gustKmh: 5, fromDeg: 0, name: null, from: '' },
  ...over,
});

describe('hourly chart (W-03)', () => {
  test('draws warmer hours higher, and a constant temperature as a flat line in the middle', () => {
    const [cold, warm] = hourPoints([anHour({ c: 2 }), anHour({ c: 20 })]);
    expect(cold?.y).toBe(176);
    expect(warm?.y).toBe(104);
    expect(hourPoints([anHour({}), anHour({})]).map(({ y }) => y)).toEqual([140, 140]);
  });

  test('draws any rain, more rain higher, and limits a downpour to the drawing', () => {
    expect(hourPoints([0, 0.1, 1, 5, 60].map((rain) => anHour({ rain }))).map(({ barHeight }) => barHeight)).toEqual([
      0, 7, 23, 52, 52,
    ]);
  });

  test('draws the line through every hour', () => {
    expect(
      softLine([
        { x: 0, y: 10 },
        { x: 50, y: 20 },
      ]),
    ).toBe('M0 10C25 10 25 20 50 20');
    expect(softLine([])).toBe('');
  });
});
