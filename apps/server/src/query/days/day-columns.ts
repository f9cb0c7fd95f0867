/**
 * What is counted of each local day: figures by the values of some dimensions (`day-groups.ts`), such that those of several days add
 * up.
 *
 * A day has a row for each number of days since its value last had a visitor, with how many visitors that is so for. Of any
 * period of whole days, a visitor is counted on exactly one day: where that number reaches back beyond the beginning of the
 * period. So distinct visitors of a period are a sum over its days, whatever the number of hits. So are those for whom content played long
 * enough (`viewer-statements.ts`).
 */
import { metricOf } from '../metrics/all-metrics.ts';
import { type CountedMetric, isRatio, type Relation } from '../metrics/metric.ts';
import { IS_SIGNED_IN } from '../plan/identities.ts';
import { decimal, named, type Sql, sql } from '../sql.ts';
import type { DayRelation } from './day-groups.ts';

/** `days_since` of a value's visitor who was not there within `LOOKBACK_DAYS`, and of figures that simply add up. */
export const NEVER = 255;

/** Columns that add up, and the metrics that they are of, by relation. */
export const ADDED = {
  hits: {
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
  },
  plays: { plays: 'plays' },
} as const satisfies Partial<Record<Relation, Record<string, string>>>;
export type AddedOf = keyof typeof ADDED;

/** Columns with a number of distinct keys. */
export interface Distinct {
  relation: DayRelation;
  key: string;
  /** Each with the condition on a row. */
  columns: Readonly<Record<string, Sql>>;
  /** Whether `NEW_VISITORS` are counted too. */
  isWithNew?: boolean;
}
export const DISTINCT: readonly Distinct[] = [
  {
    ...{ relation: 'hits', key: 'visitor', isWithNew: true },
    columns: { visitors: whenOf('visitors'), signed_in_visitors: IS_SIGNED_IN },
  },
  {
    ...{ relation: 'hits', key: 'visit' },
    columns: { visits: whenOf('visits'), bounces: whenOf('bounces'), campaign_visits: whenOf('campaignVisits') },
  },
  { ...{ relation: 'hits', key: 'customer' }, columns: { customers: whenOf('persons') } },
  { ...{ relation: 'heartbeats', key: 'visitor' }, columns: { unique_viewers: whenOf('uniqueViewers') } },
];

/** Of the visitors, those whose first hit lies in the period. */
export const NEW_VISITORS = 'new_visitors';

/** Columns of visitors whose content plays for long enough, and their metrics. */
export const REACHED = {
  reach_1: 'reach1',
  reach_5: 'reach5',
  reach_60: 'reach60',
  consecutive_reach_5: 'consecutiveReach5',
  consecutive_reach_60: 'consecutiveReach60',
} as const;

/** Seconds of content that visitors cover in all plays together. */
export const CONTENT_S = 'content_s';

/** All columns of counts. */
export const COLUMNS: readonly string[] = [
  ...Object.values(ADDED).flatMap((columns) => Object.keys(columns)),
  ...DISTINCT.flatMap(({ columns }) => Object.keys(columns)),
  NEW_VISITORS,
  ...Object.keys(REACHED),
  CONTENT_S,
];

/** Metrics that days have, over sums of the columns. */
const FIGURES: Readonly<Record<string, Sql>> = {
  ...Object.fromEntries(
    Object.values<Record<string, string>>(ADDED).flatMap((columns) =>
      Object.entries(columns).map(([column, key]) => [key, added(column, counted(key))]),
    ),
  ),
  visitors: sumOf('visitors'),
  newVisitors: sumOf(NEW_VISITORS),
  visits: sumOf('visits'),
  bounces: sumOf('bounces'),
  campaignVisits: sumOf('campaign_visits'),
  persons: sumOf('customers'),
  visitorsAcrossDevices: sql`${sumOf('customers')} + ${sumOf('visitors')} - ${sumOf('signed_in_visitors')}`,
  uniqueViewers: sumOf('unique_viewers'),
  ...Object.fromEntries(Object.entries(REACHED).map(([column, key]) => [key, sumOf(column)])),
  contentOfViewers: sumOf(CONTENT_S),
};

/** Null if days do not have it. */
export const figureOfDays = (metric: string): Sql | null => FIGURES[metric] ?? null;

/** Columns of the visit or play that counts need, by relation. */
export const NEEDED: Readonly<Partial<Record<Relation, readonly string[]>>> = {
  hits: [...Object.values(ADDED.hits), 'visitors', 'visits', 'bounces', 'campaignVisits', 'persons'].flatMap(
    (key) => counted(key).needs ?? [],
  ),
  plays: ['contentOfViewers'].flatMap((key) => counted(key).needs ?? []),
};

/** The figure of some rows, as in the column. */
export function addedTo(metric: string): Sql {
  const { count } = counted(metric);
  if (count.by === 'rows') return sql`countIf(${count.when})`;
  if (count.by === 'sum') return sql`toInt64(sumIf(${count.value}, ${count.when}))`;
  throw new Error(`${metric} does not add up`);
}

/** What is reached. */
export function reachOf(metric: string): { seconds: number; isConsecutive?: boolean } {
  const { count } = counted(metric);
  if (count.by !== 'reach') throw new Error(`${metric} is no reach`);
  return count;
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
