import type { Activity, Offer, Variant } from '@sintonia/contracts';
import { audienceMatcher, type Matches } from './audience-match.ts';
import { changedBy, type Observed, observedOf, WHOLE_PAGE } from './observed.ts';
import { matchesAny } from './path-pattern.ts';

export interface CompiledActivity {
  activity: Activity;
  /** Salt of its traffic: shared within an exclusion group, so that slices do not overlap. */
  trafficSalt: string;
  variants: ReadonlyMap<string, Variant>;
  /** Selectors changed by any variant. */
  targets: readonly string[];
  observed: Observed;
  isOnPath: (path: string) => boolean;
  isForAudience: Matches;
  fromMs: number;
  toMs: number;
}

export interface DecisionProgram {
  /** Candidates for a page and request name, in order of priority. */
  candidates(mbox: string, path: string): readonly CompiledActivity[];
  all: readonly CompiledActivity[];
  /** Whether a goal counts requests with this name (`trackEvent`). */
  reports(mbox: string): boolean;
  /** Whether any activity, live or not, uses requests with this name. */
  knows(mbox: string): boolean;
}

const endless = Number.POSITIVE_INFINITY;
const instant = (iso: string | null, unset: number) => (iso === null ? unset : Date.parse(iso));

/** Targets of an offer, as selectors. Counting clicks changes nothing. */
const targetsOf = (offer: Offer): string[] =>
  offer.kind === 'redirect' ? [WHOLE_PAGE] : changedBy(offer).map(({ selector }) => selector);

export const activityTargets = ({ variants }: Pick<Activity, 'variants'>): string[] => [
  ...new Set(variants.flatMap(({ offers }) => offers.flatMap(targetsOf))),
];

export function compileOne(activity: Activity): CompiledActivity {
  return {
    activity,
    trafficSalt: activity.exclusionGroup === null ? `${activity.salt}:traffic` : `group:${activity.exclusionGroup}`,
    variants: new Map(activity.variants.map((variant) => [variant.key, variant])),
    targets: activityTargets(activity),
    observed: observedOf(activity),
    isOnPath: matchesAny(activity.place.paths),
    isForAudience: audienceMatcher(activity.audience),
    fromMs: instant(activity.schedule.from, 0),
    toMs: instant(activity.schedule.to, endless),
  };
}
