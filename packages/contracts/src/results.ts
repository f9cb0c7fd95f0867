/** Results of an activity (P-06): what each variant did, and how sure that is. `GET /api/activities/{id}/results`. */
import { z } from 'zod';
import { ActivityState, Goal } from './activities.ts';
import { Slug } from './catalogue.ts';

/** Civil day of the broadcaster, `2026-11-21`. */
const Day = z.iso.date();

/** One variant's visitors. `share` is the part that it should have of all that were exposed, 0 to 1. */
export const ResultVariant = z.object({
  key: Slug,
  /** Empty for the holdout, which nobody has named. */
  name: z.string(),
  share: z.number(),
  /** Who has seen it. */
  exposed: z.int(),
  /** Of those, whose time for an outcome is over: figures are of them alone. */
  counted: z.int(),
});
export type ResultVariant = z.infer<typeof ResultVariant>;

/**
 * A variant against the baseline. `lift` is relative: 0.05 is 5 % more. Intervals hold at all times together: however
 * often one looks, with the activity's confidence the truth is in every one of them. `null` bounds: without end.
 */
export const Measured = z.object({
  lift: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  difference: z.number(),
  differenceLow: z.number(),
  differenceHigh: z.number(),
  /** That the variant is better than the baseline, 0 to 1. */
  probability: z.number(),
});
export type Measured = z.infer<typeof Measured>;

/** `adjusted`: with what visitors did before they were exposed taken out (CUPED); null where that does not help. */
export const Reading = z.object({
  variant: Slug,
  plain: Measured.nullable(),
  adjusted: Measured.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** From so many visitors on, their means are near enough to normal for an interval to keep its word. */
export const MIN_VISITORS = 100;
/** Visitors with an outcome, and for shares those without one, too: rare outcomes are skewed. */
export const MIN_ACTIVE = 20;

export const ResultDecision = z.enum(['tooFew', 'open', 'better', 'worse']);
export type ResultDecision = z.infer<typeof ResultDecision>;

/** Where a variant stands by now. The verdict rests on the adjusted figures where there are any. */
export const Standing = Reading.extend({
  verdict: ResultDecision,
  /** Day on which the interval first left zero out, as long as it still does. */
  since: Day.nullable(),
  /** Part of the variance that the adjustment takes away, 0 to 1; 0 when nothing is known from before. */
  reduction: z.number(),
  /** Days until it is decided, should the difference stay as it is; null when it is, or when there is no saying. */
  daysLeft: z.int().nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** `share`: visitors who did it, 0 to 1; `seconds`, `count` and `number` are means by visitor. */
export const ResultUnit = z.enum(['share', 'seconds', 'count', 'number']);
export type ResultUnit = z.infer<typeof ResultUnit>;

export const GoalResult = z.object({
  goal: Goal,
  unit: ResultUnit,
  /** Rate or mean of each variant, as it was measured. */
  variants: z.array(z.object({ key: Slug, mean: z.number().nullable(), total: z.number() })),
  standings: z.array(Standing),
  /** Every day's reading of everything until its end, oldest first. */
  days: z.array(z.object({ day: Day, counted: z.int(), readings: z.array(Reading) })),
  /** What it takes to find a lift of this size in four cases of five: visitors of baseline and variant, days from now. */
  needs: z.array(z.object({ lift: z.number(), visitors: z.int(), days: z.int().nullable() })),
});
export type GoalResult = z.infer<typeof GoalResult>;

export const SegmentDimension = z.enum(['day', 'device', 'browser', 'landing']);
export type SegmentDimension = z.infer<typeof SegmentDimension>;

/** Part of the audience in which variants have not the visitors that they should have. */
export const GuiltySegment = z.object({
  dimension: SegmentDimension,
  value: z.string(),
  variants: z.array(z.object({ key: Slug, exposed: z.int(), expected: z.number() })),
  /** Without it, the rest is as it should be. */
  explainsAll: z.boolean(),
});
export type GuiltySegment = z.infer<typeof GuiltySegment>;

/** Whether variants have the visitors that their weights give them. `p` is always valid: the least of all days. */
export const SampleRatio = z.object({
  isFine: z.boolean(),
  p: z.number(),
  /** At or below this p, results are not shown. */
  limit: z.number(),
  guilty: z.array(GuiltySegment),
});
export type SampleRatio = z.infer<typeof SampleRatio>;

export const ActivityResults = z.object({
  activity: z.uuid(),
  name: z.string(),
  hypothesis: z.string(),
  state: ActivityState,
  isAA: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime(),
  timeZone: z.string(),
  /** How long after the first exposure a visitor's doings count. */
  outcomeDays: z.int(),
  /** Set when variants changed on the way: visitors from before are left out. */
  countedFrom: z.iso.datetime().nullable(),
  /** Set when goals changed on the way: whoever did it may have seen results before. */
  goalsChanged: z.iso.datetime().nullable(),
  /** Whether visitors are still coming: live, and its end not passed. */
  isRunning: z.boolean(),
  /** Of every comparison, 0 to 1, when the confidence of all of them together is 0.95. */
  confidence: z.number(),
  /** Variant that the others are held against; null: there is nothing to compare. */
  baseline: Slug.nullable(),
  variants: z.array(ResultVariant),
  /** Visitors who have seen more than one variant; they count for the first. */
  mixed: z.int(),
  sampleRatio: SampleRatio,
  /** Empty while the sample ratio is wrong: figures would mislead. The first goal decides. */
  goals: z.array(GoalResult),
});
export type ActivityResults = z.infer<typeof ActivityResults>;
