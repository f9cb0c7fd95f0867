/** Live activities, compiled so that a decision checks few of them and parses nothing. */

import type { Activity, Offer, Variant } from '@sintonia/contracts';
import { remember } from '../../memory/remember.ts';
import { audienceMatcher, type Matches } from './audience-match.ts';
import { GLOBAL_MBOX } from './decision-context.ts';
import { changedBy, type Observed, observedOf, WHOLE_PAGE } from './observed.ts';
import { firstSegment, matchesAny, segmentOf } from './path-pattern.ts';

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

/** Cached pages per request name; the oldest is evicted first. */
const MAX_PAGES = 2000;
const none: readonly CompiledActivity[] = [];

const endless = Number.POSITIVE_INFINITY;
const instant = (iso: string | null, unset: number) => (iso === null ? unset : Date.parse(iso));

/** Targets of an offer, as selectors. Counting clicks changes nothing. */
export const targetsOf = (offer: Offer): string[] =>
  offer.kind === 'redirect' ? [WHOLE_PAGE] : changedBy(offer).map(({ selector }) => selector);

export const activityTargets = ({ variants }: Pick<Activity, 'variants'>): string[] => [
  ...new Set(variants.flatMap(({ offers }) => offers.flatMap(targetsOf))),
];

function compileOne(activity: Activity): CompiledActivity {
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

const byPriority = (a: CompiledActivity, b: CompiledActivity) =>
  b.activity.priority - a.activity.priority || (a.activity.id < b.activity.id ? -1 : 1);

/** Request names that its goals count. */
const countedNames = ({ goals }: Activity): string[] => goals.flatMap((goal) => ('name' in goal ? [goal.name] : []));

/** @param activities any; only live ones are compiled */
export function compile(activities: readonly Activity[]): DecisionProgram {
  const all = activities
    .filter(({ state }) => state === 'live')
    .map(compileOne)
    .toSorted(byPriority);
  /** By request name and first path segment; activities for any segment are in every list. */
  const lists = new Map<string, CompiledActivity[]>();
  const listFor = (mbox: string, segment: string | null): CompiledActivity[] =>
    all.filter(
      ({ activity: { place } }) =>
        place.mboxes.includes(mbox) &&
        place.paths.some((pattern) => firstSegment(pattern) === null || firstSegment(pattern) === segment),
    );
  for (const { activity } of all) {
    for (const mbox of activity.place.mboxes) {
      for (const pattern of [...activity.place.paths, '*']) {
        const segment = firstSegment(pattern);
        const key = `${mbox} ${segment ?? '*'}`;
        if (!lists.has(key)) lists.set(key, listFor(mbox, segment));
      }
    }
  }
  const onPages = new Map<string, Map<string, readonly CompiledActivity[]>>();
  /** A few pages get most of the requests. */
  const onPage = (mbox: string, path: string): readonly CompiledActivity[] => {
    const known = onPages.get(mbox)?.get(path);
    if (known) return known;
    const near = lists.get(`${mbox} ${segmentOf(path)}`) ?? lists.get(`${mbox} *`);
    if (!near) return none;
    const here = near.filter(({ isOnPath }) => isOnPath(path));
    const pages = onPages.get(mbox) ?? new Map<string, readonly CompiledActivity[]>();
    onPages.set(mbox, pages);
    remember(pages, path, here, MAX_PAGES);
    return here;
  };
  const counted = new Set(all.flatMap(({ activity }) => countedNames(activity)));
  const names = new Set([GLOBAL_MBOX, ...activities.flatMap((one) => [...one.place.mboxes, ...countedNames(one)])]);
  return {
    all,
    knows: (mbox) => names.has(mbox),
    reports: (mbox) => counted.has(mbox),
    candidates: onPage,
  };
}

export const EMPTY_PROGRAM = compile([]);
