/** Geometry of the hourly chart, in pixels. Pure. */
import type { HourView } from './weather-view.ts';

export const HOUR_WIDTH = 50;
/** Where the temperature's line may run, from the top of the drawing. */
const TOP = 104;
const BOTTOM = 176;
/** Foot and greatest height of the rain's bars. */
export const RAIN_FOOT = 262;
const RAIN_HEIGHT = 52;
/** A bar of full height is so much in an hour, or more. */
const FULL_RAIN_MM = 5;
/** The line uses its whole height for this many degrees at least, so that a still day looks still. */
const MIN_SPAN_C = 8;

export interface HourPoint {
  hour: HourView;
  x: number;
  y: number;
  /** Of the rain's bar. */
  barHeight: number;
}

export function hourPoints(hours: readonly HourView[]): HourPoint[] {
  const temperatures = hours.map(({ c }) => c);
  const [low, high] = [Math.min(...temperatures), Math.max(...temperatures)];
  const spanC = Math.max(MIN_SPAN_C, high - low);
  const middle = (low + high) / 2;
  return hours.map((hour, index) => ({
    hour,
    x: index * HOUR_WIDTH + HOUR_WIDTH / 2,
    y: Math.round((TOP + BOTTOM) / 2 - ((hour.c - middle) / spanC) * (BOTTOM - TOP)),
    barHeight:
      hour.rain <= 0 ? 0 : Math.max(3, Math.round(Math.sqrt(Math.min(1, hour.rain / FULL_RAIN_MM)) * RAIN_HEIGHT)),
  }));
}

/** A soft line through the points: each piece leaves and arrives level, so that no hour is overshot. */
export function softLine(points: readonly Pick<HourPoint, 'x' | 'y'>[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const half = (before.x + x) / 2;
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
    })
    .join('');
}
