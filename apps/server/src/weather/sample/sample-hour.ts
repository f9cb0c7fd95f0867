/** One hour of the sample: the climate of a place and season, modified by the sample's large-scale weather. Pure. */

import { DAY_MS, HOUR_MS, type HourForecast, type Place } from '@sintonia/contracts';
import { codeOf, feltC, fogLikely, rainOf, tenth } from './sample-signs.ts';
import { airAt, stormsAt } from './sample-sky.ts';
import { windAt } from './sample-wind.ts';
import type { SunTimes } from './sun.ts';

const YEAR_DAYS = 365.25;
/** Warmest day of an average year, counted from 1 January. */
const WARMEST_DAY = 208;
/** Seed of the wave of storms. */
const STORM_FROM = 0.8;
/** Lapse rate, °C per metre. */
const LAPSE = 0.0055;
/** The daily maximum follows solar noon. */
const LAG_MS = 2 * HOUR_MS;

export function sampleHour(place: Place, atMs: number, sun: SunTimes): HourForecast {
  const air = airAt(atMs, place.latitude, place.longitude);
  const summer = summerAt(atMs);
  const warmth = daylight(atMs, sun);
  const wind = windAt(place, air, Math.max(0, warmth), summer);
  const inland = 1 - Math.exp(-place.coastKm / 35);
  const usualC = 15.9 - LAPSE * place.heightM + (summer * 2 - 1) * (7.4 + 3.4 * inland);
  const swingC = (3.4 + 4.6 * inland) * (1 - 0.55 * air.cloud) * (0.75 + 0.25 * summer);
  const temperatureC = usualC + warmth * swingC + air.anomalyC - air.northerly * 1.6;
  const storm =
    summer > 0.6 && warmth > 0.35 && place.heightM > 500 ? stormsAt(atMs, place.latitude, place.longitude) : 0;
  const isStormy = storm > STORM_FROM;
  const rainMm = isStormy ? 2 + (storm - STORM_FROM) * 30 : rainOf(air.wetness, place);
  const cloud = isStormy ? 0.8 : air.cloud;
  const isFoggy = !isStormy && rainMm === 0 && fogLikely(place, summer, air.northerly, warmth);
  const humidity = Math.min(100, 58 + air.wetness * 34 + (isFoggy ? 36 : 0) - warmth * 14 + (1 - inland) * 8);
  return {
    atMs,
    temperatureC: tenth(temperatureC),
    apparentC: tenth(feltC(temperatureC, humidity, wind.kmh)),
    humidity: Math.round(humidity),
    rainMm: tenth(rainMm),
    rainProbability: Math.round(Math.min(95, rainMm > 0 ? 45 + rainMm * 18 : air.cloud ** 2 * 30)),
    weatherCode: codeOf(rainMm, temperatureC, isFoggy ? 1 : cloud, { isStormy, isFoggy }),
    cloud: Math.round((isFoggy ? 1 : cloud) * 100),
    windKmh: wind.kmh,
    windFromDeg: wind.fromDeg,
    gustKmh: wind.gustKmh,
    isDay: atMs + HOUR_MS / 2 >= sun.sunriseMs && atMs + HOUR_MS / 2 < sun.sunsetMs,
  };
}

/** 0 on the coldest days, 1 on the warmest. */
function summerAt(atMs: number): number {
  const day = (atMs - Date.UTC(new Date(atMs).getUTCFullYear(), 0, 1)) / DAY_MS;
  return (1 + Math.cos(((day - WARMEST_DAY) / YEAR_DAYS) * 2 * Math.PI)) / 2;
}

/** −1 before dawn … 1 in early afternoon. */
const daylight = (atMs: number, { noonMs }: SunTimes): number =>
  Math.cos(((atMs - noonMs - LAG_MS) / DAY_MS) * 2 * Math.PI);
