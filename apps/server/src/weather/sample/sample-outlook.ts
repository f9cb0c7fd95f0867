/**
 * The bundled sample: a plausible week for any municipality and date, used when no forecast is available. Deterministic
 * by place and day, and not a forecast: pages label it as a sample. Pure.
 */

import type { DayForecast, HourForecast, Outlook, Place } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import { type ZonedDay, zonedDays } from '../local-days.ts';
import { sampleHour } from './sample-hour.ts';
import { type SunTimes, sunTimes } from './sun.ts';

const DAYS = 7;
const FOG = 45;

/** Codes that determine a day's symbol whenever they occur; larger is more severe. */
const isNotable = (code: number): boolean => code > 50;

export function sampleOutlook(place: Place, nowMs: number, timeZone: string): Outlook {
  const days = zonedDays(nowMs, DAYS, timeZone).map((day) => sampleDay(place, day));
  const hours = days.flatMap((day) => day.hours);
  const now = hours.findLast(({ atMs }) => atMs <= nowMs) ?? hours[0];
  if (!now) throw new Error('a week without hours');
  return { now, hours, days: days.map(({ day }) => day) };
}

function sampleDay(place: Place, { date, hoursAtMs }: ZonedDay): { day: DayForecast; hours: HourForecast[] } {
  const sun = sunTimes((hoursAtMs[0] ?? 0) + 12 * HOUR_MS, place.latitude, place.longitude);
  const hours = hoursAtMs.map((atMs) => sampleHour(place, atMs, sun));
  const windiest = hours.reduce((most, hour) => (hour.windKmh > most.windKmh ? hour : most));
  const temperatures = hours.map(({ temperatureC }) => temperatureC);
  const day = {
    date,
    weatherCode: codeOfDay(hours),
    minC: Math.min(...temperatures),
    maxC: Math.max(...temperatures),
    rainMm: tenth(hours.reduce((sum, { rainMm }) => sum + rainMm, 0)),
    rainProbability: Math.max(...hours.map(({ rainProbability }) => rainProbability)),
    windKmh: windiest.windKmh,
    gustKmh: Math.max(...hours.map(({ gustKmh }) => gustKmh)),
    windFromDeg: windiest.windFromDeg,
    sunriseMs: sun.sunriseMs,
    sunsetMs: sun.sunsetMs,
    uvIndex: uvOf(sun, hours),
  };
  return { day, hours };
}

/** The most severe precipitation; else lasting fog; else the median daytime sky. */
function codeOfDay(hours: readonly HourForecast[]): number {
  const worst = Math.max(...hours.map(({ weatherCode }) => weatherCode));
  if (isNotable(worst)) return worst;
  if (hours.filter(({ weatherCode }) => weatherCode === FOG).length >= 5) return FOG;
  const byDay = hours
    .filter(({ isDay, weatherCode }) => isDay && weatherCode !== FOG)
    .map(({ weatherCode }) => weatherCode);
  return byDay.sort((a, b) => a - b)[Math.floor(byDay.length / 2)] ?? 3;
}

/** UV index of a clear noon by solar altitude, reduced by clouds. */
function uvOf({ noonMs, noonAltitudeDeg }: SunTimes, hours: readonly HourForecast[]): number {
  const clear = 12 * Math.sin((noonAltitudeDeg * Math.PI) / 180) ** 2.4;
  const cloud = hours.find(({ atMs }) => atMs + HOUR_MS > noonMs)?.cloud ?? 0;
  return tenth(clear * (1 - 0.55 * (cloud / 100) ** 2));
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
