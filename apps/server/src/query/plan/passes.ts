/**
 * Passes over rows in which the metrics of a query are counted: one for each relation, but attempts and plays, which are the
 * same viewings at other times, together wherever the time of a row is not asked for and a condition can tell them apart;
 * and one for each count of visitors, which reduces the rows to one for each visitor (`cell-columns.ts`).
 */
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions } from '../filters/filter-sql.ts';
import type { Count, CountedMetric, Relation } from '../metrics/metric.ts';
import { named, type Sql, sql, wordsIn } from '../sql.ts';
import type { Plan } from './check-query.ts';
import { BROADCAST_COLUMN } from './on-air.ts';
import type { Breakdown } from './statement.ts';

export interface Pass {
  /** Relation of the rows. */
  relation: Relation;
  isOfAttempts: boolean;
  has(metric: CountedMetric): boolean;
  countOf(metric: CountedMetric): Count;
}

export const passOf = (relation: Relation): Pass => ({
  relation,
  isOfAttempts: false,
  has: (metric) => metric.relation === relation && !isOfVisitors(metric),
  countOf: ({ count }) => count,
});

const visitorPass = (relation: Relation, by: Count['by']): Pass => ({
  ...passOf(relation),
  has: ({ count }) => count.by === by,
});
const OF_VISITORS = [visitorPass('audience', 'reach'), visitorPass('plays', 'contentOfVisitors')];
const isOfVisitors = (metric: CountedMetric): boolean => OF_VISITORS.some((pass) => pass.has(metric));

const MARK: Readonly<Partial<Record<Relation, Sql>>> = { attempts: named('is_attempt'), plays: named('is_play') };
const ATTEMPTS_AND_PLAYS: Pass = {
  relation: 'plays',
  isOfAttempts: true,
  has: (metric) => metric.relation in MARK && !isOfVisitors(metric),
  countOf: ({ relation, count }) => {
    const mark = MARK[relation];
    return mark && 'when' in count ? { ...count, when: sql`${mark} and (${count.when})` } : count;
  },
};

export function passesOf(plan: Plan, by: Breakdown): Pass[] {
  const counted = [...plan.counted.values()];
  const ofBoth = counted.filter(ATTEMPTS_AND_PLAYS.has);
  const areTogether =
    new Set(ofBoth.map(({ relation }) => relation)).size > 1 &&
    ofBoth.every(({ count }) => 'when' in count) &&
    !isOfTime(plan, by);
  const passes = areTogether
    ? [ATTEMPTS_AND_PLAYS, ...plan.relations.filter((relation) => !(relation in MARK)).map(passOf)]
    : plan.relations.map(passOf);
  return [...passes, ...OF_VISITORS].filter((pass) => counted.some(pass.has));
}

/** Whether a breakdown or the filter reads the time of a row. */
function isOfTime({ query: { filter, segments } }: Plan, { granularity, dimensions }: Breakdown): boolean {
  if (granularity !== 'total') return true;
  const filters = [...(filter ? [filter] : []), ...segments.map(({ where }) => where)];
  const names = [...dimensions, ...filters.flatMap((one) => filterDimensions(one).map(({ name }) => name))];
  return names.some((name) => {
    const { attempts, plays } = dimensionOf(name).on;
    return [attempts, plays].some(
      (on) => on && (wordsIn([on.value({ zone: sql`''` })]).has('at') || on.needs?.includes(BROADCAST_COLUMN)),
    );
  });
}
