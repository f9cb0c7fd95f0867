import { DAY_MS } from '@sintonia/contracts';

/**
 * Sunrise and sunset by the Astronomical Almanac's short formula; accurate to some two minutes at our latitudes. Pure.
 */
const RADIANS = Math.PI / 180;
/** Julian day 2451545: 2000-01-01 12:00 UTC. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** The sun's upper limb on the horizon, with refraction. */
const RISE_ALTITUDE_DEG = -0.833;

export interface SunTimes {
  sunriseMs: number;
  noonMs: number;
  sunsetMs: number;
  /** Altitude above the horizon at noon. */
  noonAltitudeDeg: number;
}

/** @param aroundMs any instant of the day near its local noon */
export function sunTimes(aroundMs: number, latitude: number, longitude: number): SunTimes {
  const days = Math.round((aroundMs - EPOCH_MS) / DAY_MS + longitude / 360) - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * days) * RADIANS;
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const longitudeOfSun = anomaly + (centre + 180 + 102.9372) * RADIANS;
  const noonMs = EPOCH_MS + (days + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitudeOfSun)) * DAY_MS;
  const declination = Math.asin(Math.sin(longitudeOfSun) * Math.sin(23.44 * RADIANS));
  const phi = latitude * RADIANS;
  const cosine =
    (Math.sin(RISE_ALTITUDE_DEG * RADIANS) - Math.sin(phi) * Math.sin(declination)) /
    (Math.cos(phi) * Math.cos(declination));
  const halfDayMs = (Math.acos(Math.min(1, Math.max(-1, cosine))) / (2 * Math.PI)) * DAY_MS;
  return {
    sunriseMs: Math.round(noonMs - halfDayMs),
    noonMs: Math.round(noonMs),
    sunsetMs: Math.round(noonMs + halfDayMs),
    noonAltitudeDeg: 90 - latitude + declination / RADIANS,
  };
}
