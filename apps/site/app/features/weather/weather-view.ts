/** Content of the weather pages, in words and rounded numbers. Pure. */
import type { DayForecast, HourForecast, OutlookSource } from '@sintonia/contracts';
import { windOf } from '@sintonia/contracts/wind';
import { clockTime, longDate, today } from '../../ui/dates/local-time.ts';
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

export interface SourceView {
  text: string;
  isForecast: boolean;
}

/** A forecast that is not current says so, with its date. */
export function sourceView(source: OutlookSource, timeZone: string): SourceView {
  if (source.kind === 'sample')
    return {
      text: `Dades de mostra del ${longDate(`${source.date}T12:00:00Z`, 'UTC')}: valors habituals de l’època, no pas una previsió.`,
      isForecast: false,
    };
  const iso = new Date(source.fetchedAtMs).toISOString();
  const at = clockTime(iso, timeZone);
  return source.kind === 'forecast'
    ? { text: `Previsió actualitzada a les ${at}. Dades: Open-Meteo.`, isForecast: true }
    : { text: `Darrera previsió rebuda: ${longDate(iso, timeZone)}, ${at}. Dades: Open-Meteo.`, isForecast: false };
}
