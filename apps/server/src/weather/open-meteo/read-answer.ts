/** Parses and validates Open-Meteo's answer into outlooks. */
import { type DayForecast, failed, type HourForecast, type Outlook, ok, type Result } from '@sintonia/contracts';
import { z } from 'zod';
import { localIsoDate } from '../local-days.ts';
import { Answer, type Current, type Day } from './answer-form.ts';

const HALF_DAY_MS = 43_200_000;

/** Outlooks in the order of the requested places; the error names the first invalid field. */
export function readAnswer(answer: unknown, places: number, timeZone: string): Result<Outlook[], string> {
  const list = Array.isArray(answer) ? answer : [answer];
  if (list.length !== places) return failed(`${list.length} places came for the ${places} that were asked for`);
  const parsed = z.array(Answer).safeParse(list);
  if (parsed.success) return ok(parsed.data.map((one) => toOutlook(one, timeZone)));
  const [issue] = parsed.error.issues;
  return failed(`${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'not understood'}`);
}

function toOutlook({ current, hourly, daily }: z.output<typeof Answer>, timeZone: string): Outlook {
  const hours = hourly.map((hour) => toHour(hour, hour.precipitation_probability));
  const present = hours.findLast(({ atMs }) => atMs <= current.time);
  return {
    now: toHour(current, present?.rainProbability ?? 0),
    hours,
    days: daily.map((day) => toDay(day, timeZone)),
  };
}

const toHour = (reading: z.output<typeof Current>, rainProbability: number): HourForecast => ({
  atMs: reading.time,
  temperatureC: reading.temperature_2m,
  apparentC: reading.apparent_temperature,
  humidity: reading.relative_humidity_2m,
  rainMm: reading.precipitation,
  rainProbability,
  weatherCode: reading.weather_code,
  cloud: reading.cloud_cover,
  windKmh: reading.wind_speed_10m,
  windFromDeg: reading.wind_direction_10m,
  gustKmh: reading.wind_gusts_10m,
  isDay: reading.is_day,
});

/** Days start at midnight by the first one's offset; noon lies in the correct day also after a clock change. */
const toDay = (day: z.output<typeof Day>, timeZone: string): DayForecast => ({
  date: localIsoDate(day.time + HALF_DAY_MS, timeZone),
  weatherCode: day.weather_code,
  minC: day.temperature_2m_min,
  maxC: day.temperature_2m_max,
  rainMm: day.precipitation_sum,
  rainProbability: day.precipitation_probability_max,
  windKmh: day.wind_speed_10m_max,
  gustKmh: day.wind_gusts_10m_max,
  windFromDeg: day.wind_direction_10m_dominant,
  sunriseMs: day.sunrise,
  sunsetMs: day.sunset,
  uvIndex: day.uv_index_max,
});
