/** What a metric is: words, unit, and how rows of a relation become its figure. */
import type { Sql } from '../sql.ts';

/**
 * What rows are of, and when each counts (`plan/…-rows.ts`): a hit when it happens, an attempt when its viewing is opened, a
 * play when its content first plays, a playback report when it happens, an ad when it starts.
 */
export const RELATIONS = ['hits', 'attempts', 'plays', 'reports', 'ads', 'audience'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface Words {
  ca: string;
  en: string;
}

/** How the rows for which `when` holds become a number. `key` and `value` are expressions over the relation's columns. */
export type Count =
  | { by: 'rows'; when: Sql }
  | { by: 'distinct'; key: Sql; when: Sql }
  /** `per`: what the sum is divided by, 1000 for ms → s. */
  | { by: 'sum'; value: Sql; when: Sql; per?: number }
  | { by: 'quantile'; value: Sql; when: Sql; level: number }
  /** Of the audience of a span of time (`plan/audience-rows.ts`). */
  | { by: 'span'; value: Sql };

interface Described {
  unit: 'count' | 'seconds' | 'ms' | 'ratio' | 'bitsPerSecond';
  title: Words;
  /** One sentence an analyst can read. */
  sentence: Words;
  /** Goes up when the figure changes for the same events. */
  version: number;
}
/** @property needs columns of the visit or of history, which cost (`plan/visit-columns.ts`) */
export interface CountedMetric extends Described {
  relation: Relation;
  count: Count;
  needs?: readonly string[];
}
/** One metric divided by another; null where there is nothing to divide by. */
export interface RatioMetric extends Described {
  of: string;
  per: string;
}
export type Metric = CountedMetric | RatioMetric;

export const isRatio = (metric: Metric): metric is RatioMetric => 'of' in metric;
