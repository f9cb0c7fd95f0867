import type { Activity } from '@sintonia/contracts';
import type { ActivityRefusal } from '../activities/activity-errors.ts';
import { matchesAny } from '../decision/path-pattern.ts';
import { type Property, redirectTarget } from './redirect-target.ts';

export interface OfferRules {
  property: Property;
  /** Scheme and host of the site. */
  origin: string;
  /** Whether the person may write scripts. */
  mayRunScripts: boolean;
}

export type Paths = Pick<Activity, 'place' | 'variants'>;

const redirects = ({ variants }: Paths) =>
  variants.flatMap(({ offers }) => offers.flatMap((offer) => (offer.kind === 'redirect' ? [offer.url] : [])));

/**
 * Finds a redirect that leaves the property or forms a loop: to a page of the site that this or another activity
 * redirects, or to another host of the property from which other activities lead back.
 */
export function redirectProblem(
  activity: Paths,
  others: readonly Paths[],
  { property, origin }: Pick<OfferRules, 'property' | 'origin'>,
): Extract<ActivityRefusal, { kind: 'redirect' }> | null {
  const setting = { property, origin };
  const leaving = [activity, ...others].filter((one) => redirects(one).length > 0);
  for (const url of redirects(activity)) {
    const target = redirectTarget(url, `${origin}/`, property);
    if (!target) return { kind: 'redirect', why: 'outside', url };
    const isLoop =
      target.origin === origin
        ? leaving.some(({ place }) => matchesAny(place.paths)(target.pathname))
        : comesBack(target, activity, others, setting);
    if (isLoop) {
      return { kind: 'redirect', why: 'loop', url };
    }
  }
  return null;
}

/**
 * Whether other activities lead from there back to this one's pages. Its own redirect ends at its target
 * (`isSamePage`).
 */
function comesBack(
  from: URL,
  activity: Paths,
  others: readonly Paths[],
  setting: Pick<OfferRules, 'property' | 'origin'>,
  followed = new Set<Paths>(),
): boolean {
  const next = others.filter((other) => !followed.has(other) && matchesAny(other.place.paths)(from.pathname));
  // Each activity is followed once, to avoid exponential growth.
  for (const other of next) followed.add(other);
  return next.some((other) =>
    redirects(other).some((url) => {
      const target = redirectTarget(url, from.href, setting.property);
      if (!target) return false;
      return (
        matchesAny(activity.place.paths)(target.pathname) || comesBack(target, activity, others, setting, followed)
      );
    }),
  );
}
