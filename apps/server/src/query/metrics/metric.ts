/** A metric: names, unit, and how rows of a relation give its figure. */
import type { ReportRelation } from '@sintonia/contracts';
import type { Sql } from '../sql.ts';

/**
 * Relations and the time at which a row counts (`plan/…-rows.ts`): a hit when it happens, an attempt when its viewing
 * is opened, a play when its content first plays, a heartbeat when it happens, an ad, an ad break, a chapter and a broadcast when it
 * starts.
 */
export const RELATIONS = [
  'hits',
  'attempts',
  'plays',
  'heartbeats',
  'ads',
  'breaks',
  'chapters',
  'audience',
  'broadcasts',
] as const satisfies readonly ReportRelation[];
export type Relation = (typeof RELATIONS)[number];
/** Those whose rows belong to a viewing. */
export const PLAYBACK_RELATIONS = RELATIONS.filter((relation) => relation !== 'hits' && relation !== 'broadcasts');

export interface Words {
  ca: string;
  en: string;
}

/** How rows that match `when` become a number. `key` and `value` are expressions over the relation's columns. */
export type Count =
  | { by: 'rows'; when: Sql }
  | { by: 'distinct'; key: Sql; when: Sql }
  /** Customers, and visitors as whom no customer is signed in (`plan/identities.ts`). */
  | { by: 'identities' }
  /** `per`: divisor of the sum, 1000 for ms → s. `isNullWithoutRows`: no figure, instead of zero, where no row is meant. */
  | { by: 'sum'; value: Sql; when: Sql; per?: number; isNullWithoutRows?: true }
  /** Sum of everything that the same viewers play at the same time: conditions on the content do not restrict it (`plan/whole.ts`). */
  | { by: 'whole'; value: Sql; when: Sql; per?: number }
  | { by: 'quantile'; value: Sql; when: Sql; level: number }
  /** How often the most frequent `item` of each group occurs: this quantile over the groups. */
  | { by: 'repetition'; group: Sql; item: Sql; when: Sql; level: number }
  /** Visitors whose content plays for this long in total, at any of several players (`plan/reach.ts`). */
  | { by: 'reach'; seconds: number; isConsecutive?: true }
  /** Most visitors whose content plays in the same second, or clock minute (`plan/viewers-at-once.ts`). */
  | { by: 'viewers'; within: 'second' | 'minute' }
  /** Seconds of each medium that a visitor covers, each once, whatever the play (`plan/content-of-visitors.ts`). */
  | { by: 'contentOfVisitors' }
  /** Audience of a time span (`plan/audience-rows.ts`). `second`: the second that the figure is of, for a figure of one second. */
  | { by: 'span'; value: Sql; second?: Sql };

interface Described {
  unit: 'count' | 'seconds' | 'ms' | 'ratio' | 'bitsPerSecond';
  title: Words;
  /** One sentence for analysts. */
  sentence: Words;
  /** Increase when the figure changes for the same events. */
  version: number;
}
/**
 * @property formula R-09: as people read it; the SQL is in the statement of an answer. That of a ratio is the names of its parts.
 * @property needs columns of the visit or of history, which are expensive (`plan/visit-columns.ts`)
 */
export interface CountedMetric extends Described {
  relation: Relation;
  count: Count;
  formula: Words;
  needs?: readonly string[];
}
/** A ratio of two metrics; null if the denominator is zero. */
export interface RatioMetric extends Described {
  of: string;
  per: string;
}
export type Metric = CountedMetric | RatioMetric;

export const isRatio = (metric: Metric): metric is RatioMetric => 'of' in metric;

/** Counts the rows of a relation in which the condition holds. */
export const countedRows = (
  relation: Relation,
  when: Sql,
  title: Words,
  sentence: Words,
  formula: Words,
  version = 1,
): CountedMetric => ({
  relation,
  count: { by: 'rows', when },
  unit: 'count',
  version,
  title,
  sentence,
  formula,
});

/** The metric `of` divided by the metric `per`. */
export const ratio = (of: string, per: string, title: Words, sentence: Words, version = 1): RatioMetric => ({
  of,
  per,
  unit: 'ratio',
  version,
  title,
  sentence,
});
