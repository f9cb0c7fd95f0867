import type { Forecast } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import { type DayView, dayView } from '../../features/weather/day-view.ts';
import { type SourceView, sourceView } from '../../features/weather/source-view.ts';
import { type HourView, hourView } from '../../features/weather/weather-view.ts';
import { clockTime } from '../../ui/dates/local-time.ts';

export interface TownPageView {
  slug: string;
  name: string;
  comarca: string;
  now: HourView;
  days: DayView[];
  /** Index of the selected day. */
  day: number;
  hours: HourView[];
  sun: { rise: string; set: string; share: number | null };
  source: SourceView;
}

const HOURS_SHOWN = 24;

/** Today shows the next 24 hours, another day its own hours (23 or 25 on a clock change). */
export function townPageView(forecast: Forecast, day: number, nowMs: number, timeZone: string): TownPageView {
  const { place, now, hours, days, source } = forecast;
  const shown = days[day];
  const date = shown?.date ?? '';
  // en-CA writes dates in ISO format.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const ofDay =
    day === 0
      ? hours.filter(({ atMs }) => atMs + HOUR_MS > nowMs).slice(0, HOURS_SHOWN)
      : hours.filter(({ atMs }) => format.format(atMs) === date);
  const [rise, set] = [shown?.sunriseMs ?? 0, shown?.sunsetMs ?? 0];
  const isLight = day === 0 && nowMs > rise && nowMs < set;
  const clock = (ms: number) => clockTime(new Date(ms).toISOString(), timeZone);
  return {
    slug: place.slug,
    name: place.name,
    comarca: place.comarca,
    now: hourView(now, timeZone),
    days: days.map(dayView),
    day,
    hours: ofDay.map((hour) => hourView(hour, timeZone)),
    sun: { rise: clock(rise), set: clock(set), share: isLight ? (nowMs - rise) / (set - rise) : null },
    source: sourceView(source, timeZone),
  };
}
