/** Decides which figures of hits can be read from counts of days, with the same result (`days/day-columns.ts`). */
import { localDateAt } from '@sintonia/contracts';
import { figureOfDays } from '../days/day-columns.ts';
import { type DaySource, GROUP_VALUES, groupRows, nameOf, sourceOf } from '../days/day-groups.ts';
import { type CountedDays, localDay } from '../days/local-days.ts';
import { LOOKBACK_DAYS } from '../days/lookback-days.ts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterSql } from '../filters/filter-sql.ts';
import { allOf, instant, list, named, type Sql, sql, text, wholeNumbers } from '../sql.ts';
import { bucketOf } from './buckets.ts';
import type { Plan } from './check-query.ts';
import { asFigure, NO_FIGURE } from './count-sql.ts';
import type { Pass } from './passes.ts';
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

/**
 * Whether days have the figures of a pass, of each cell and of the whole: visitors, visits, page views, clicks, viewers and reach, of a
 * group by which days are counted, without a segment.
 */
export function isOfDays(
  { query, counted }: Pick<Plan, 'query' | 'counted'>,
  pass: Pass,
  { granularity, dimensions }: Breakdown,
  { days, leftOutFor }: Span,
): boolean {
  const source = sourceOf(pass.relation);
  if (days === null || source === null || leftOutFor !== undefined || query.segments.length > 0) return false;
  if (granularity === 'minute' || granularity === 'hour' || days.number > LOOKBACK_DAYS + 1) return false;
  const keys = [...counted].filter(([, one]) => pass.has(one)).map(([key]) => key);
  // Who is new in a period is not new in each of its weeks.
  const hasFigure = (key: string) => figureOfDays(key) !== null && (granularity === 'total' || key !== 'newVisitors');
  const isCounted = (of: readonly string[]) => groupRows(source, of, query.filter) !== null;
  return keys.length > 0 && keys.every(hasFigure) && isCounted(dimensions) && isCounted([]);
}

/** Passes with those together that read the same counts of days: their figures are columns of the same rows. */
export function passesTogether(plan: Plan, passes: readonly Pass[], by: Breakdown, span: Span): Pass[] {
  const together = new Map<DaySource, Pass>();
  const apart: Pass[] = [];
  for (const pass of passes) {
    const source = isOfDays(plan, pass, by, span) ? sourceOf(pass.relation) : null;
    const same = source && together.get(source);
    if (source === null) apart.push(pass);
    else together.set(source, same ? { ...pass, has: (metric) => same.has(metric) || pass.has(metric) } : pass);
  }
  return [...together.values(), ...apart];
}

/** Like `relationCounts`. */
export function dayCounts({ query, counted }: Plan, pass: Pass, span: Span, by: Breakdown): Sql {
  const source = sourceOf(pass.relation);
  const rows = source && groupRows(source, by.dimensions, query.filter);
  if (rows === null) throw new Error('no group of days has the figures');
  const zone = text(span.timeZone);
  const figures = [...counted].map(([key, one]) => {
    const figure = pass.has(one) ? figureOfDays(key) : null;
    return sql`${figure === null ? NO_FIGURE : asFigure(figure)} as ${named(`m_${key}`)}`;
  });
  const columns = new Map(rows.group.dimensions.map((key, i) => [key, named(GROUP_VALUES[i] ?? '')]));
  const values = by.dimensions.map((key, i) => sql`day.${columns.get(key) ?? sql``} as ${named(`k_${i + 1}`)}`);
  return sql`
    select ${list([sql`${bucketOf(by.granularity, zone, sql`day.hour`)} as time`, ...values, ...figures])}
    from (select ${list([sql`*`, ...[...columns].map(([key, column]) => sql`${column} as ${named(`d_${key}`)}`)])} from day_groups) as day
    where ${allOf([
      sql`day.build in ${wholeNumbers(span.days?.builds ?? [])}`,
      sql`day.group_name = ${text(nameOf(rows.group))}`,
      ...(rows.filter ? [filterSql(rows.filter, dimensionOf)] : []),
      sql`day.days_since > dateDiff('day', ${beginOf(by, span)}, toDate(day.hour, ${zone}))`,
    ])}
    group by ${list([named('time'), ...by.dimensions.map((_, i) => named(`k_${i + 1}`))])}`;
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
