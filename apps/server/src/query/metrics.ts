/** Metrics of the overview: SQL expressions over hours and sessions. `metrics/` defines their meaning. */

import { type MetricDefinition, MetricName } from '@sintonia/contracts';
import { HAS_VISITOR, IS_EXEMPT_PAGE_VIEW, IS_PAGE_VIEW } from './hit-conditions.ts';
import { metricOf } from './metrics/all-metrics.ts';
import { list, type Sql, sql } from './sql.ts';

interface Metric {
  /** Rows that it counts (`relations.ts`). */
  over: 'hits' | 'sessions';
  expression: Sql;
  /** The same from hourly rollups (`rollups/hour-columns.ts`), for metrics of hits that have them. */
  ofHours?: Sql;
}

const METRICS = {
  pageviews: { over: 'hits', expression: sql`countIf(${IS_PAGE_VIEW})`, ofHours: sql`sum(hours.pageviews)` },
  exemptPageviews: {
    over: 'hits',
    expression: sql`countIf(${IS_EXEMPT_PAGE_VIEW})`,
    ofHours: sql`sum(hours.exempt_pageviews)`,
  },
  visitors: {
    over: 'hits',
    expression: sql`uniqExactIf(visitor_id, ${HAS_VISITOR})`,
    ofHours: sql`uniqExactMerge(hours.visitors)`,
  },
  visits: { over: 'hits', expression: sql`uniqExactIf(visit, visit != 0)` },
  plays: { over: 'sessions', expression: sql`countIf(starts_play)` },
  completions: { over: 'sessions', expression: sql`countIf(has_complete)` },
  uniqueViewers: { over: 'sessions', expression: sql`uniqExactIf(visitor, has_play and visitor != 0)` },
  contentTimeSpent: { over: 'sessions', expression: sql`sum(play_ms) / 1000` },
} as const satisfies Record<MetricName, Metric>;

/** `expression as name` for each, for a select from hourly rows named `hours`, or from sessions. */
export const metricColumns = (...names: readonly MetricName[]): Sql =>
  list(names.map((name) => sql`${ofHours(METRICS[name])} as ${{ chunks: [name] }}`));

/** The same from the rows that define a metric: hits, with their `visit` where visits are counted, or sessions. */
export const metricColumnsOfRows = (...names: readonly MetricName[]): Sql =>
  list(names.map((name) => sql`${METRICS[name].expression} as ${{ chunks: [name] }}`));

const ofHours = (metric: Metric): Sql => metric.ofHours ?? metric.expression;

/** Figure from hourly rows named `hours`, merged across any hours; null for a metric without rollups. */
export const figureOfHours = (key: string): Sql | null => {
  const metric: Metric | undefined = Object.hasOwn(METRICS, key) ? METRICS[key as MetricName] : undefined; // cast: checked in the condition
  return metric?.ofHours ?? null;
};

/** Description shown to analysts for a figure. The formula is the executed expression. */
export const metricDefinitions = (): MetricDefinition[] =>
  MetricName.options.map((name) => {
    const { expression, over } = METRICS[name];
    const { unit, title, sentence } = metricOf(name);
    return {
      name,
      unit: unit === 'seconds' ? unit : 'count',
      title,
      sentence,
      formula: `${expression.chunks.join('')} · ${over}`,
    };
  });
