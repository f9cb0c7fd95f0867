/** Live activities, compiled so that a decision checks few of them and parses nothing. */

import type { Activity } from '@sintonia/contracts';
import { remember } from '../../memory/remember.ts';
import { type CompiledActivity, compileOne, type DecisionProgram } from './compiled-activity.ts';
import { GLOBAL_MBOX } from './decision-context.ts';
import { firstSegment, segmentOf } from './path-pattern.ts';

/** Cached pages per request name; the oldest is evicted first. */
const MAX_PAGES = 2000;
const none: readonly CompiledActivity[] = [];

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
