import type { Place } from '@sintonia/contracts';

/** Precipitation of the hour, mm. Drier in the west, wetter in mountains. */
export function rainOf(wetness: number, { heightM, longitude }: Place): number {
  const mm = wetness * 2.6 * (0.6 + heightM / 1500 + Math.max(0, longitude - 1) * 0.2);
  return mm < 0.15 ? 0 : mm;
}

/** Fog of the western plain in winter, in calm air. */
export const fogLikely = (place: Place, summer: number, northerly: number, warmth: number): boolean =>
  summer < 0.22 &&
  northerly < 0.12 &&
  warmth < 0.25 &&
  place.longitude < 1.25 &&
  place.heightM < 420 &&
  place.coastKm > 45;

interface Signs {
  isStormy: boolean;
  isFoggy: boolean;
}

/** WMO 4677. */
export function codeOf(rainMm: number, temperatureC: number, cloud: number, { isStormy, isFoggy }: Signs): number {
  if (isStormy) return rainMm > 6 ? 96 : 95;
  if (isFoggy) return 45;
  if (rainMm > 0) {
    if (temperatureC < 0.8) return rainMm > 1.2 ? 73 : 71;
    if (temperatureC < 2) return 66;
    if (rainMm < 0.5) return 51;
    return rainMm < 1.6 ? 61 : rainMm < 3.5 ? 63 : 65;
  }
  return cloud < 0.15 ? 0 : cloud < 0.38 ? 1 : cloud < 0.72 ? 2 : 3;
}

/** Wind chill (Environment Canada) when cold, humidex increase when hot. */
export function feltC(temperatureC: number, humidity: number, windKmh: number): number {
  if (temperatureC <= 10 && windKmh > 4.8) {
    const v = windKmh ** 0.16;
    return 13.12 + 0.6215 * temperatureC - 11.37 * v + 0.3965 * temperatureC * v;
  }
  if (temperatureC < 24) return temperatureC;
  const vapour = 6.112 * 10 ** ((7.5 * temperatureC) / (237.7 + temperatureC)) * (humidity / 100);
  return temperatureC + Math.max(0, (5 / 9) * (vapour - 10)) / 2;
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
