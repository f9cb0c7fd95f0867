/** Decides which activities a visitor takes part in on a page, and with which variant (P-06). Pure. */
import { type Activity, HOLDOUT_VARIANT, type Variant } from '@sintonia/contracts';
import { bucketOf, variantAt } from '@sintonia/wire';
import type { CompiledActivity, DecisionProgram } from './compiled-activity.ts';
import type { DecisionContext } from './decision-context.ts';
import { type Observed, observedOf } from './observed.ts';

/** Salt of the holdout: shared by all activities, so that the same visitors are held out of each. */
export const HOLDOUT_SALT = 'holdout';

export interface Decision {
  activity: Activity;
  /** Key of the variant, or `holdout`. */
  variant: string;
  offers: Variant['offers'];
  /** Equal for all variants. */
  observed: Observed;
}

/** A decision for viewing one variant without being assigned to it. */
export const shownVariant = (activity: Activity, variant: string): Decision => ({
  activity,
  variant,
  offers: activity.variants.find(({ key }) => key === variant)?.offers ?? [],
  observed: observedOf(activity),
});

/** A visitor's assignment in an activity. */
export type Assignment = { takesPart: false } | { takesPart: true; variant: string };

/**
 * The variant by the visitor's buckets only. Three buckets with different salts, so that they are independent: traffic,
 * holdout, variant.
 */
export function assignmentIn({ activity, trafficSalt }: CompiledActivity, visitorId: string): Assignment {
  const traffic = bucketOf(trafficSalt, visitorId);
  if (traffic < activity.slice.from || traffic >= activity.slice.to) return { takesPart: false };
  if (activity.holdout > 0 && bucketOf(HOLDOUT_SALT, visitorId) < activity.holdout) {
    return { takesPart: true, variant: HOLDOUT_VARIANT };
  }
  const variant = variantAt(activity.ranges, bucketOf(activity.salt, visitorId));
  return variant === undefined ? { takesPart: false } : { takesPart: true, variant };
}

/**
 * Decisions in order of priority. An activity does not touch what a higher one targets, whatever the visitor's variant
 * in that one: so the comparison has the same conditions for all visitors of an activity.
 */
export function decide(program: DecisionProgram, context: DecisionContext): Decision[] {
  const decisions: Decision[] = [];
  const held = new Set<string>();
  for (const compiled of program.candidates(context.mbox, context.path)) {
    const { activity, targets, observed, variants } = compiled;
    if (context.nowMs < compiled.fromMs || context.nowMs >= compiled.toMs) continue;
    if (targets.some((target) => held.has(target))) continue;
    const assignment = compiled.isForAudience(context) ? assignmentIn(compiled, context.visitorId) : null;
    if (!assignment?.takesPart) continue;
    for (const target of targets) held.add(target);
    const { variant } = assignment;
    const offers = activity.isAA ? [] : (variants.get(variant)?.offers ?? []);
    decisions.push({ activity, variant, offers, observed });
  }
  return decisions;
}
