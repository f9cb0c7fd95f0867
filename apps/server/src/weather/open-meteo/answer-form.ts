import { z } from 'zod';

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

const READING = {
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
export const Current = z.object({ time: instant, ...READING });
const HOUR = { time: instant, ...READING, precipitation_probability: orZero };
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
export const Day = z.object(DAY);

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

export const Answer = z.object({
  current: Current,
  hourly: table(Object.keys(HOUR)).pipe(z.array(Hour)),
  daily: table(Object.keys(DAY)).pipe(z.array(Day)),
});
