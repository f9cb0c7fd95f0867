/** Parses and validates Open-Meteo's answer into outlooks. */
import { type DayForecast, failed, type HourForecast, type Outlook, ok, type Result } from '@sintonia/contracts';
import { z } from 'zod';
import { localIsoDate } from '../local-days.ts';

const HALF_DAY_MS = 43_200_000;

const instant = z
  .number()
  .int()
  .transform((seconds) => seconds * 1000);
const degrees = z.number().transform((angle) => ((angle % 360) + 360) % 360);
const percent = z.number().min(0).max(100);
/** Models omit gusts, probabilities or UV index for some places and days. */
const orZero = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);
const column = <S extends z.ZodType>(rule: S) => z.array(rule).min(1);

const MOMENT = {
  temperature_2m: z.number(),
  apparent_temperature: z.number(),
  relative_humidity_2m: percent,
  precipitation: z.number().min(0),
  weather_code: z.number().int(),
  cloud_cover: percent,
  wind_speed_10m: z.number().min(0),
  wind_direction_10m: degrees,
  wind_gusts_10m: orZero,
  is_day: z.number().transform((flag) => flag === 1),
};
const Current = z.object({ time: instant, ...MOMENT });
const HOUR = { time: instant, ...MOMENT, precipitation_probability: orZero };
const DAY = {
  time: instant,
  weather_code: z.number().int(),
  temperature_2m_min: z.number(),
  temperature_2m_max: z.number(),
  precipitation_sum: z.number().min(0),
  precipitation_probability_max: orZero,
  wind_speed_10m_max: z.number().min(0),
  wind_gusts_10m_max: orZero,
  wind_direction_10m_dominant: degrees.nullish().transform((angle) => angle ?? 0),
  sunrise: instant,
  sunset: instant,
  uv_index_max: orZero,
};
const Hour = z.object(HOUR);
const Day = z.object(DAY);

/** Converts an object of columns with equal length into rows, not yet validated. */
const table = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, column(z.unknown())]))).transform((columns, context) => {
    const length = columns.time?.length ?? 0;
    if (Object.values(columns).some((values) => values?.length !== length)) {
      context.addIssue({ code: 'custom', message: 'the columns have different lengths' });
      return z.NEVER;
    }
    return Array.from({ length }, (_, row) =>
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values?.[row]])),
    );
  });

const Answer = z.object({
  current: Current,
  hourly: table(Object.keys(HOUR)).pipe(z.array(Hour)),
  daily: table(Object.keys(DAY)).pipe(z.array(Day)),
});

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

const toHour = (moment: z.output<typeof Current>, rainProbability: number): HourForecast => ({
  atMs: moment.time,
  temperatureC: moment.temperature_2m,
  apparentC: moment.apparent_temperature,
  humidity: moment.relative_humidity_2m,
  rainMm: moment.precipitation,
  rainProbability,
  weatherCode: moment.weather_code,
  cloud: moment.cloud_cover,
  windKmh: moment.wind_speed_10m,
  windFromDeg: moment.wind_direction_10m,
  gustKmh: moment.wind_gusts_10m,
  isDay: moment.is_day,
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
