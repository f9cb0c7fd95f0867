/** Address of a request to Open-Meteo's forecast API. https://open-meteo.com/en/docs */
import type { Place } from '@sintonia/contracts';

export const FORECAST_DAYS = 7;

/** Fields of both `current` and `hourly`, as named by Open-Meteo. */
const CURRENT = [
  'temperature_2m',
  'apparent_temperature',
  'relative_humidity_2m',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_direction_10m',
  'wind_gusts_10m',
  'is_day',
];
const HOURLY = [...CURRENT, 'precipitation_probability'];
const DAILY = [
  'weather_code',
  'temperature_2m_min',
  'temperature_2m_max',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
  'wind_gusts_10m_max',
  'wind_direction_10m_dominant',
  'sunrise',
  'sunset',
  'uv_index_max',
];

/**
 * Requests times as Unix seconds: local times without an offset are ambiguous when clocks go back.
 * @param base the operator's address of the API, with an API key in its query if needed
 */
export function forecastAddress(base: string, places: readonly Place[], timeZone: string): string {
  const address = new URL(base);
  const parameters = {
    latitude: places.map(({ latitude }) => latitude).join(','),
    longitude: places.map(({ longitude }) => longitude).join(','),
    current: CURRENT.join(','),
    hourly: HOURLY.join(','),
    daily: DAILY.join(','),
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: String(FORECAST_DAYS),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
