/** Results of an activity (P-06): figures of each variant, with their certainty. `GET /api/activities/{id}/results`. */
import { z } from 'zod';
import { ActivityState } from './activities.ts';
import { Goal } from './activity-draft.ts';
import { Slug } from './catalogue/catalogue-primitives.ts';

/** Calendar day of the broadcaster, `2026-11-21`. */
const Day = z.iso.date();

/** Visitors of one variant. `share` is its expected part of all exposed visitors, 0 to 1. */
export const ResultVariant = z.object({
  key: Slug,
  /** Empty for the holdout, which has no name. */
  name: z.string(),
  share: z.number(),
  /** Exposed visitors. */
  exposed: z.int(),
  /** Visitors among those whose outcome period is over: figures are based on them alone. */
  counted: z.int(),
});
export type ResultVariant = z.infer<typeof ResultVariant>;

/**
 * A variant against the baseline. `lift` is relative: 0.05 is 5 % more. The intervals are always-valid: with the
 * activity's confidence the true value is in all of them at once, however often results are read. `null` bounds:
 * unbounded.
 */
export const Measured = z.object({
  lift: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  difference: z.number(),
  differenceLow: z.number(),
  differenceHigh: z.number(),
  /** Probability that the variant is better than the baseline, 0 to 1. */
  probability: z.number(),
});
export type Measured = z.infer<typeof Measured>;

/** `adjusted`: variance-reduced with visitors' behaviour before exposure (CUPED); null where that does not help. */
export const Reading = z.object({
  variant: Slug,
  plain: Measured.nullable(),
  adjusted: Measured.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** From this many visitors on, means are close enough to normal for the interval to hold. */
export const MIN_VISITORS = 100;
/** Visitors with an outcome, and for shares also those without one: rare outcomes are skewed. */
export const MIN_ACTIVE = 20;

export const ResultDecision = z.enum(['tooFew', 'open', 'better', 'worse']);
export type ResultDecision = z.infer<typeof ResultDecision>;

/** Current result of a variant. The decision uses the adjusted figures where there are any. */
export const VariantResult = Reading.extend({
  verdict: ResultDecision,
  /** Day from which the interval has excluded zero without interruption. */
  since: Day.nullable(),
  /** Share of the variance that the adjustment removes, 0 to 1; 0 without earlier data. */
  reduction: z.number(),
  /**
   * Estimated days until a decision if the difference stays the same; null when decided, or when there is no estimate.
   */
  daysLeft: z.int().nullable(),
});
export type VariantResult = z.infer<typeof VariantResult>;

/** `share`: converted visitors, 0 to 1; `seconds`, `count` and `number` are means per visitor. */
export const ResultUnit = z.enum(['share', 'seconds', 'count', 'number']);
export type ResultUnit = z.infer<typeof ResultUnit>;

export const GoalResult = z.object({
  goal: Goal,
  unit: ResultUnit,
  /** Measured rate or mean of each variant. */
  variants: z.array(z.object({ key: Slug, mean: z.number().nullable(), total: z.number() })),
  standings: z.array(VariantResult),
  /** Every day's results until its end, oldest first. */
  days: z.array(z.object({ day: Day, counted: z.int(), readings: z.array(Reading) })),
  /** Effort to detect a lift of this size with 80 % power: visitors of baseline and variant, days from now. */
  needs: z.array(z.object({ lift: z.number(), visitors: z.int(), days: z.int().nullable() })),
});
export type GoalResult = z.infer<typeof GoalResult>;

export const SegmentDimension = z.enum(['day', 'device', 'browser', 'landing']);
export type SegmentDimension = z.infer<typeof SegmentDimension>;

/** Part of the audience that causes a sample ratio mismatch. */
export const SkewedSegment = z.object({
  dimension: SegmentDimension,
  value: z.string(),
  variants: z.array(z.object({ key: Slug, exposed: z.int(), expected: z.number() })),
  /** Without it, the rest matches the weights. */
  explainsAll: z.boolean(),
});
export type SkewedSegment = z.infer<typeof SkewedSegment>;

/** Test of the variants' visitors against their weights. `p` is always valid: the minimum of all days. */
export const SampleRatio = z.object({
  isFine: z.boolean(),
  p: z.number(),
  /** At or below this p, results are hidden. */
  limit: z.number(),
  guilty: z.array(SkewedSegment),
});
export type SampleRatio = z.infer<typeof SampleRatio>;

export const ActivityResults = z.object({
  activity: z.uuid(),
  name: z.string(),
  hypothesis: z.string(),
  state: ActivityState,
  isAA: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  /** Day of the first counted exposure, which may be before the start: imported history, clocks of clients. */
  firstExposedOn: Day.nullable(),
  askedAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Days after the first exposure in which outcomes count. */
  outcomeDays: z.int(),
  /** Set when variants changed while live: earlier visitors are left out. */
  countedFrom: z.iso.datetime().nullable(),
  /** Set when goals changed while live: the change may have followed from seen results. */
  goalsChanged: z.iso.datetime().nullable(),
  /** Whether new visitors enter: live, and its end not passed. */
  isRunning: z.boolean(),
  /** Confidence of each comparison, 0 to 1, for 0.95 over all comparisons together. */
  confidence: z.number(),
  /** Variant that the others are compared with; null without one to compare. */
  baseline: Slug.nullable(),
  variants: z.array(ResultVariant),
  /** Visitors exposed to more than one variant; they count for the first. */
  mixed: z.int(),
  /** Visitors left out because one machine invented them (decision 0031). */
  forged: z.int(),
  sampleRatio: SampleRatio,
  /** Empty on a sample ratio mismatch: figures would mislead. The first goal decides. */
  goals: z.array(GoalResult),
});
export type ActivityResults = z.infer<typeof ActivityResults>;
