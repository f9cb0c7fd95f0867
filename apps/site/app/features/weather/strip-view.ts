import type { Forecast } from '@sintonia/contracts';
import { dayView } from './day-view.ts';
import type { SkyView } from './sky-text.ts';
import { type SourceView, sourceView } from './source-view.ts';
import { hourView, roundCelsius } from './weather-view.ts';

/** The weather of one town in a line: now, the coming hours, tomorrow. */
export interface StripView {
  slug: string;
  name: string;
  now: { c: number; feltC: number; sky: SkyView };
  today: { minC: number; maxC: number; rainProbability: number };
  hours: { atMs: number; hour: string; c: number; sky: SkyView; rainProbability: number }[];
  tomorrow: { minC: number; maxC: number; sky: SkyView; rainProbability: number } | null;
  source: SourceView;
}

/** Hours between two values shown. */
const STEP_HOURS = 3;
const STEPS = 5;

export function stripView({ place, now, hours, days, source }: Forecast, timeZone: string): StripView {
  const ahead = hours.filter(({ atMs }) => atMs > now.atMs).map((hour) => hourView(hour, timeZone));
  const first = ahead.findIndex(({ hour }) => Number(hour) % STEP_HOURS === 0);
  const steps = ahead.filter((_, index) => index >= first && (index - first) % STEP_HOURS === 0).slice(0, STEPS);
  const [today, tomorrow] = days.map(dayView);
  const present = hourView(now, timeZone);
  return {
    slug: place.slug,
    name: place.name,
    now: { c: present.c, feltC: present.feltC, sky: present.sky },
    today: {
      minC: today?.minC ?? roundCelsius(now.temperatureC),
      maxC: today?.maxC ?? roundCelsius(now.temperatureC),
      rainProbability: today?.rainProbability ?? present.rainProbability,
    },
    hours: steps.map(({ atMs, hour, c, sky, rainProbability }) => ({ atMs, hour, c, sky, rainProbability })),
    tomorrow: tomorrow
      ? { minC: tomorrow.minC, maxC: tomorrow.maxC, sky: tomorrow.sky, rainProbability: tomorrow.rainProbability }
      : null,
    source: sourceView(source, timeZone),
  };
}
