/**
 * What is counted of each local day: figures of hits by the values of some dimensions (`day-groups.ts`), such that those of several
 * days add up.
 *
 * A day has a row for each number of days since its value last had a visitor, with how many visitors that is so for. Of any
 * period of whole days, a visitor is counted on exactly one day: where that number reaches back beyond the beginning of the
 * period. So distinct visitors of a period are a sum over its days, whatever the number of hits.
 */
import { metricOf } from '../metrics/all-metrics.ts';
import { type CountedMetric, isRatio } from '../metrics/metric.ts';
import { IS_SIGNED_IN } from '../plan/identities.ts';
import { decimal, named, type Sql, sql } from '../sql.ts';

/** `days_since` of a value's visitor who was not there within `LOOKBACK_DAYS`, and of figures that simply add up. */
export const NEVER = 255;

/** Columns that add up, and the metrics that they are of. */
export const ADDED = {
  pageviews: 'pageviews',
  identified_pageviews: 'identifiedPageviews',
  exempt_pageviews: 'exemptPageviews',
  entries: 'entries',
  exits: 'exits',
  visible_ms: 'timeOnPage',
  clicks: 'clicks',
  link_clicks: 'linkClicks',
  exit_links: 'exitLinks',
  button_clicks: 'buttonClicks',
} as const;

/** Columns with a number of distinct keys, by the key; each with the condition on a hit. */
export const DISTINCT = {
  visitor: { visitors: whenOf('visitors'), signed_in_visitors: IS_SIGNED_IN },
  visit: { visits: whenOf('visits'), bounces: whenOf('bounces'), campaign_visits: whenOf('campaignVisits') },
  customer: { customers: whenOf('persons') },
} as const satisfies Record<string, Record<string, Sql>>;
export type DistinctKey = keyof typeof DISTINCT;

/** Of the visitors, those whose first hit lies in the period. */
export const NEW_VISITORS = 'new_visitors';

/** All columns of counts. */
export const COLUMNS: readonly string[] = [
  ...Object.keys(ADDED),
  ...Object.values(DISTINCT).flatMap((columns) => Object.keys(columns)),
  NEW_VISITORS,
];

/** Metrics of hits that days have, over sums of the columns. */
const FIGURES: Readonly<Record<string, Sql>> = {
  ...Object.fromEntries(Object.entries(ADDED).map(([column, key]) => [key, added(column, counted(key))])),
  visitors: sumOf('visitors'),
  newVisitors: sumOf(NEW_VISITORS),
  visits: sumOf('visits'),
  bounces: sumOf('bounces'),
  campaignVisits: sumOf('campaign_visits'),
  persons: sumOf('customers'),
  visitorsAcrossDevices: sql`${sumOf('customers')} + ${sumOf('visitors')} - ${sumOf('signed_in_visitors')}`,
};

/** Null if days do not have it. */
export const figureOfDays = (metric: string): Sql | null => FIGURES[metric] ?? null;

/** Columns of the visit that rows of days are counted from. */
export const NEEDED: readonly string[] = [
  ...Object.values(ADDED),
  ...['visitors', 'visits', 'bounces', 'campaignVisits', 'persons'],
].flatMap((key) => counted(key).needs ?? []);

/** The figure of some hits, as in the column. */
export function addedTo(column: keyof typeof ADDED): Sql {
  const { count } = counted(ADDED[column]);
  if (count.by === 'rows') return sql`countIf(${count.when})`;
  if (count.by === 'sum') return sql`toInt64(sumIf(${count.value}, ${count.when}))`;
  throw new Error(`${column} does not add up`);
}

function sumOf(column: string): Sql {
  return sql`sum(day.${named(column)})`;
}

function added(column: string, { count }: CountedMetric): Sql {
  const per = count.by === 'sum' ? count.per : undefined;
  return per === undefined ? sumOf(column) : sql`${sumOf(column)} / ${decimal(per)}`;
}

function counted(key: string): CountedMetric {
  const metric = metricOf(key);
  if (isRatio(metric)) throw new Error(`${key} is a ratio`);
  return metric;
}

function whenOf(key: string): Sql {
  const { count } = counted(key);
  if (count.by !== 'distinct') throw new Error(`${key} does not count distinct ones`);
  return count.when;
}
