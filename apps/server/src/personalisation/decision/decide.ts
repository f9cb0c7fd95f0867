/** Which activities a visitor is in on a page, and with which variant (P-06). Pure. */
import { type Activity, HOLDOUT_VARIANT, type Variant } from '@sintonia/contracts';
import { bucketOf, variantAt } from '@sintonia/wire';
import type { DecisionContext } from './decision-context.ts';
import { type Observed, observedOf } from './observed.ts';
import type { CompiledActivity, DecisionProgram } from './program.ts';

/** Salt of the holdout: one for all activities, so that the same visitors are left out of each. */
export const HOLDOUT_SALT = 'holdout';

export interface Decision {
  activity: Activity;
  /** Key of the variant, or `holdout`. */
  variant: string;
  offers: Variant['offers'];
  /** The same whichever the variant is. */
  observed: Observed;
}

/** As decided for whoever looks at one variant, without being assigned to it. */
export const shownVariant = (activity: Activity, variant: string): Decision => ({
  activity,
  variant,
  offers: activity.variants.find(({ key }) => key === variant)?.offers ?? [],
  observed: observedOf(activity),
});

/** How a visitor stands to an activity. */
export type Standing = { takesPart: false } | { takesPart: true; variant: string };

/**
 * Variant by the visitor's buckets alone. Three buckets of different salts, so that none says anything of another:
 * traffic, holdout, variant.
 */
export function standingIn({ activity, trafficSalt }: CompiledActivity, visitorId: string): Standing {
  const traffic = bucketOf(trafficSalt, visitorId);
  if (traffic < activity.slice.from || traffic >= activity.slice.to) return { takesPart: false };
  if (activity.holdout > 0 && bucketOf(HOLDOUT_SALT, visitorId) < activity.holdout) {
    return { takesPart: true, variant: HOLDOUT_VARIANT };
  }
  const variant = variantAt(activity.ranges, bucketOf(activity.salt, visitorId));
  return variant === undefined ? { takesPart: false } : { takesPart: true, variant };
}

/**
 * Decisions in the order of priority. What a higher activity lays hold of is not touched by a lower one, whichever
 * variant the visitor is in: what is compared stays the same for all of an activity's visitors.
 */
export function decide(program: DecisionProgram, context: DecisionContext): Decision[] {
  const decisions: Decision[] = [];
  const held = new Set<string>();
  for (const compiled of program.candidates(context.mbox, context.path)) {
    const { activity, targets, observed, variants } = compiled;
    if (context.nowMs < compiled.fromMs || context.nowMs >= compiled.toMs) continue;
    if (targets.some((target) => held.has(target))) continue;
    const standing = compiled.isForAudience(context) ? standingIn(compiled, context.visitorId) : null;
    if (!standing?.takesPart) continue;
    for (const target of targets) held.add(target);
    const { variant } = standing;
    const offers = activity.isAA ? [] : (variants.get(variant)?.offers ?? []);
    decisions.push({ activity, variant, offers, observed });
  }
  return decisions;
}
