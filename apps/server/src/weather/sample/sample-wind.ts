/** Winds of the sample: tramuntana over the Empordà, mestral down the Ebre, a sea breeze on summer days. Pure. */
import type { Place } from '@sintonia/contracts';
import type { Air } from './sample-sky.ts';

export interface SampleWind {
  kmh: number;
  fromDeg: number;
  gustKmh: number;
}

/** @param sun 0 at night … 1 at the day's warmest @param summer 0 in January … 1 in July */
export function windAt(place: Place, air: Air, sun: number, summer: number): SampleWind {
  const breeze = nearSea(place) * sun * summer * (1 - air.northerly) * 22;
  const north = air.northerly * northerlyGain(place);
  const light = 3 + air.wetness * 12 + place.heightM / 250 + sun * 4;
  const kmh = Math.hypot(Math.max(breeze, north), light) * air.breath;
  const fromDeg = north > breeze ? northerlyFrom(place) : breezeFrom(place, air);
  return { kmh: tenth(kmh), fromDeg, gustKmh: tenth(kmh * (1.45 + air.wetness * 0.3 + air.northerly * 0.2)) };
}

const nearSea = ({ coastKm }: Place): number => Math.exp(-coastKm / 22);

/** Maximum, km/h: the two corners of the country where the wind is channelled, and the high Pyrenees. */
function northerlyGain({ latitude, longitude, heightM }: Place): number {
  const emporda = Math.exp(-(((latitude - 42.35) / 0.22) ** 2) - ((longitude - 3.05) / 0.3) ** 2);
  const ebre = Math.exp(-(((latitude - 40.85) / 0.3) ** 2) - ((longitude - 0.55) / 0.35) ** 2);
  return 12 + emporda * 55 + ebre * 42 + Math.min(18, heightM / 90);
}

const northerlyFrom = ({ latitude, longitude }: Place): number =>
  longitude > 2.4 && latitude > 41.9 ? 5 : longitude < 1.4 ? 310 : 325;

/** The breeze blows from the south-east on the Costa Brava in the morning, from the south-west elsewhere. */
function breezeFrom({ latitude, coastKm }: Place, { cloud }: Air): number {
  if (coastKm > 60) return cloud > 0.5 ? 100 : 245;
  return latitude > 41.75 ? 155 : cloud > 0.6 ? 85 : 215;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
