/** Content of the weather pages, in words and rounded numbers. Pure. */
import type { HourForecast } from '@sintonia/contracts';
import { windOf } from '@sintonia/contracts/wind';
import { clockTime } from '../../ui/dates/local-time.ts';
import { type SkyView, skyView } from './sky-text.ts';

export interface WindView {
  kmh: number;
  gustKmh: number;
  fromDeg: number;
  /** `null` when calm. */
  name: string | null;
  from: string;
}

export interface HourView {
  atMs: number;
  /** `9`, `21`. */
  hour: string;
  sky: SkyView;
  c: number;
  feltC: number;
  rainMm: string;
  rain: number;
  rainProbability: number;
  humidity: number;
  wind: WindView;
}

/** `0`, `0,4`, `12`: whole millimetres from ten on. */
export const millimetres = (mm: number): string =>
  mm >= 10 ? String(Math.round(mm)) : String(Math.round(mm * 10) / 10).replace('.', ',');

/** Whole degrees, never minus zero. */
export const roundCelsius = (celsius: number): number => Math.round(celsius) + 0;

export function windView(kmh: number, gustKmh: number, fromDeg: number): WindView {
  const wind = windOf(fromDeg, kmh);
  return {
    kmh: Math.round(kmh),
    gustKmh: Math.round(gustKmh),
    fromDeg: Math.round(fromDeg),
    name: wind?.name ?? null,
    from: wind?.from ?? '',
  };
}

export function hourView(hour: HourForecast, timeZone: string): HourView {
  return {
    atMs: hour.atMs,
    hour: clockTime(new Date(hour.atMs).toISOString(), timeZone).split(':')[0] ?? '',
    sky: skyView(hour.weatherCode, hour.isDay),
    c: roundCelsius(hour.temperatureC),
    feltC: roundCelsius(hour.apparentC),
    rainMm: millimetres(hour.rainMm),
    rain: Math.round(hour.rainMm * 10) / 10,
    rainProbability: Math.round(hour.rainProbability),
    humidity: Math.round(hour.humidity),
    wind: windView(hour.windKmh, hour.gustKmh, hour.windFromDeg),
  };
}
