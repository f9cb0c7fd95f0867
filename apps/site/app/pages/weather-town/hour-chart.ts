/** Geometry of the hourly chart, in pixels. Pure. */
import type { HourView } from '../../features/weather/weather-view.ts';

export const HOUR_WIDTH = 50;
/** Top of the temperature line, from the top of the drawing. */
const TOP = 104;
const BOTTOM = 176;
/** Base and maximum height of the rain bars. */
export const RAIN_FOOT = 262;
const RAIN_HEIGHT = 52;
/** Hourly rain of a full-height bar; more is cut. */
const FULL_RAIN_MM = 5;
/** Minimum range of the temperature scale, so that small differences look small. */
const MIN_SPAN_C = 8;

export interface HourPoint {
  hour: HourView;
  x: number;
  y: number;
  /** Height of the rain bar. */
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

/** A smooth line through the points: each segment starts and ends horizontally, so that it never overshoots a value. */
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
