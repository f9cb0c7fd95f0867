/** Warnings of the studio about activities: expired, endless, overlapping, misdirected redirects. Pure. */
import type { Activity, ActivityWarning } from '@sintonia/contracts';
import { activityTargets } from '../decision/compiled-activity.ts';
import { mayOverlap } from '../decision/path-pattern.ts';
import { redirectProblem } from '../offers/redirect-problem.ts';
import type { Property } from '../offers/redirect-target.ts';
import type { OfferProblem } from './offer-problems.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const begins = ({ schedule }: Activity) => (schedule.from === null ? 0 : Date.parse(schedule.from));
const ends = ({ schedule }: Activity) => (schedule.to === null ? FOREVER : Date.parse(schedule.to));
const isOn = ({ state }: Activity) => state === 'live' || state === 'paused';

/** Whether both may run on one page at one time and change the same slot or element. */
function overlap(one: Activity, other: Activity): boolean {
  if (one.exclusionGroup !== null && one.exclusionGroup === other.exclusionGroup) return false;
  if (begins(one) >= ends(other) || begins(other) >= ends(one)) return false;
  const targets = new Set(activityTargets(one));
  return (
    activityTargets(other).some((target) => targets.has(target)) &&
    one.place.mboxes.some((mbox) => other.place.mboxes.includes(mbox)) &&
    one.place.paths.some((path) => other.place.paths.some((its) => mayOverlap(path, its)))
  );
}

const winsOver = (one: Activity, other: Activity) =>
  one.priority === other.priority ? one.id < other.id : one.priority > other.priority;

export interface WarningSetting {
  nowMs: number;
  property: Property;
  origin: string;
  problems: readonly OfferProblem[];
}

export function warningsOf(activity: Activity, all: readonly Activity[], setting: WarningSetting): ActivityWarning[] {
  if (activity.state === 'ended' || activity.state === 'archived') return [];
  const live = all.filter((other) => other.id !== activity.id && isOn(other));
  const own = new Set(activityTargets(activity));
  const redirect = redirectProblem(activity, live, setting);
  return [
    ...(isOn(activity) && ends(activity) <= setting.nowMs ? [{ kind: 'expired' as const }] : []),
    ...(ends(activity) === FOREVER ? [{ kind: 'endless' as const }] : []),
    ...live
      .filter((other) => overlap(activity, other))
      .map((other) => ({
        kind: 'overlap' as const,
        other: other.id,
        name: other.name,
        wins: winsOver(activity, other),
      })),
    ...(redirect ? [redirect] : []),
    ...setting.problems
      // Other sites cannot report which of several offers failed; problems fixed since then are ignored.
      .filter((problem) => problem.activity === activity.id && own.has(problem.what))
      .map(({ what, count, lastAt }) => ({ kind: 'trouble' as const, what, count, lastAt })),
  ];
}
