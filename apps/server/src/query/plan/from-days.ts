/** Decides which figures of hits can be read from counts of days, with the same result (`days/day-columns.ts`). */
import { type Filter, localDateAt } from '@sintonia/contracts';
import { figureOfDays, isDayDimension, OFTEN_EMPTY, setOf } from '../days/day-columns.ts';
import { type CountedDays, localDay } from '../days/local-days.ts';
import { LOOKBACK_DAYS } from '../days/lookback-days.ts';
import { allOf, instant, list, named, type Sql, sql, text, wholeNumbers } from '../sql.ts';
import { bucketOf } from './buckets.ts';
import type { Plan } from './check-query.ts';
import { asFigure, NO_FIGURE } from './count-sql.ts';
import { countDays } from './periods.ts';
import type { Span } from './relation-rows.ts';
import type { Breakdown } from './statement.ts';

/** Counts of the days of a period. */
export interface Days {
  /** Number of days, with those without events. */
  number: number;
  builds: readonly number[];
}

/** The counts of all days of a period with events; null if it has other than whole days, or one that is not counted. */
export function daysOf(
  counted: CountedDays,
  { fromMs, toMs, timeZone, nowMs, receivedBeforeMs }: Omit<Span, 'days'>,
): Days | null {
  const isMidnight = (atMs: number) => localDay(atMs, timeZone).fromMs === atMs;
  // Of events received before its present none happened later: today is whole.
  const isUntilNow = toMs >= nowMs && receivedBeforeMs === nowMs;
  if (counted.timeZone !== timeZone || !isMidnight(fromMs) || !(isMidnight(toMs) || isUntilNow)) return null;
  const builds = [...counted.builds].filter(([atMs]) => atMs >= fromMs && atMs < toMs).map(([, build]) => build);
  const number = countDays(localDateAt(fromMs, timeZone), localDateAt(toMs - 1, timeZone));
  return builds.includes(0) ? null : { number, builds };
}

/** Which rows of days a filter means: those of values of one dimension. */
type Values = { dimension: string } & ({ isSet: true } | { value: string });

/** Null if days cannot answer the filter. */
function valuesOf(filter: Filter): Values | null {
  if ('all' in filter) return filter.all.length === 1 && filter.all[0] ? valuesOf(filter.all[0]) : null;
  if ('is' in filter && filter.is === 'equals') return { dimension: filter.dimension, value: String(filter.value) };
  const isSet = 'not' in filter && 'is' in filter.not && filter.not.is === 'empty' ? filter.not : null;
  return isSet && OFTEN_EMPTY.includes(isSet.dimension) ? { dimension: isSet.dimension, isSet: true } : null;
}

/**
 * Whether days have the figures: of visitors, visits and page views, by one dimension, without a segment, with no filter but one on
 * the same dimension.
 */
export function isOfDays(
  { query, counted }: Pick<Plan, 'query' | 'counted'>,
  { granularity, dimensions }: Breakdown,
  { days, leftOutFor }: Span,
): boolean {
  if (days === null || leftOutFor !== undefined || query.segments.length > 0 || dimensions.length > 1) return false;
  if (granularity === 'minute' || granularity === 'hour') return false;
  if (granularity === 'total' && days.number > LOOKBACK_DAYS + 1) return false;
  const values = query.filter && valuesOf(query.filter);
  if (values === null) return false;
  const named = new Set([...dimensions, ...(values ? [values.dimension] : [])]);
  const ofHits = [...counted].filter(([, { relation }]) => relation === 'hits').map(([key]) => key);
  // Who is new in a period is not new in each of its weeks.
  const hasFigure = (key: string) => figureOfDays(key) !== null && (granularity === 'total' || key !== 'newVisitors');
  return named.size <= 1 && [...named].every(isDayDimension) && ofHits.length > 0 && ofHits.every(hasFigure);
}

/** Like `relationCounts` for hits. */
export function dayCounts({ query, counted }: Plan, span: Span, by: Breakdown): Sql {
  const values = (query.filter && valuesOf(query.filter)) || null;
  const [dimension] = by.dimensions;
  const zone = text(span.timeZone);
  const figures = [...counted].map(([key, { relation }]) => {
    const figure = relation === 'hits' ? figureOfDays(key) : null;
    return sql`${figure === null ? NO_FIGURE : asFigure(figure)} as ${named(`m_${key}`)}`;
  });
  return sql`
    select ${list([sql`${bucketOf(by.granularity, zone, sql`day.hour`)} as time`, ...(dimension ? [sql`day.value as k_1`] : []), ...figures])}
    from day_counts as day
    where ${allOf([
      sql`day.build in ${wholeNumbers(span.days?.builds ?? [])}`,
      ...rowsOf(dimension, values),
      sql`day.days_since > dateDiff('day', ${beginOf(by, span)}, toDate(day.hour, ${zone}))`,
    ])}
    group by ${list([named('time'), ...(dimension ? [named('k_1')] : [])])}`;
}

/** Conditions on rows. @param dimension of the breakdown */
function rowsOf(dimension: string | undefined, values: Values | null): Sql[] {
  const isOf = (name: string) => sql`day.dimension = ${text(name)}`;
  if (values && 'value' in values) return [isOf(values.dimension), sql`day.value = ${text(values.value)}`];
  if (dimension !== undefined) return [isOf(dimension), ...(values ? [sql`day.value != ''`] : [])];
  return [isOf(values ? setOf(values.dimension) : '')];
}

/** First day of the bucket of a day within the period. */
function beginOf({ granularity }: Breakdown, { fromMs, timeZone }: Span): Sql {
  const zone = text(timeZone);
  const first = sql`toDate(${instant(fromMs)}, ${zone})`;
  const day = sql`toDate(day.hour, ${zone})`;
  if (granularity === 'day') return day;
  if (granularity === 'week') return sql`greatest(toMonday(${day}), ${first})`;
  return granularity === 'month' ? sql`greatest(toStartOfMonth(${day}), ${first})` : first;
}
