/** A day of a forecast as it is shown. */
import type { DayForecast } from '@sintonia/contracts';
import { today } from '../../ui/dates/local-time.ts';
import { type SkyView, skyView } from './sky-text.ts';
import { millimetres, roundCelsius, type WindView, windView } from './weather-view.ts';

export interface DayView {
  index: number;
  /** `Avui`, `Demà`, `dilluns`. */
  name: string;
  /** `dl. 23`. */
  short: string;
  /** `23 de novembre`. */
  date: string;
  sky: SkyView;
  minC: number;
  maxC: number;
  rainMm: string;
  rainProbability: number;
  wind: WindView;
  uv: number;
}

const SHORT: Readonly<Record<string, string>> = {
  dilluns: 'dl.',
  dimarts: 'dt.',
  dimecres: 'dc.',
  dijous: 'dj.',
  divendres: 'dv.',
  dissabte: 'ds.',
  diumenge: 'dg.',
};
const NEAR = ['Avui', 'Demà'] as const;

export function dayView(day: DayForecast, index: number): DayView {
  // Noon in UTC is on the same date in every time zone of the site.
  const { weekday, date } = today(new Date(`${day.date}T12:00:00Z`), 'UTC');
  return {
    index,
    name: NEAR[index] ?? weekday,
    short: `${SHORT[weekday] ?? ''} ${Number(day.date.slice(8))}`,
    date,
    sky: skyView(day.weatherCode),
    minC: roundCelsius(day.minC),
    maxC: roundCelsius(day.maxC),
    rainMm: millimetres(day.rainMm),
    rainProbability: Math.round(day.rainProbability),
    wind: windView(day.windKmh, day.gustKmh, day.windFromDeg),
    uv: Math.round(day.uvIndex),
  };
}
