/** Names of values that reports store as codes: pages, sections and channels of the site, experiments and variants. */
import {
  type ActivityNames,
  type KnownNames,
  MOST_PAGE_TITLES,
  type PageTitles,
  SITE_DIMENSIONS,
} from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';

/** Whether its values have titles that the catalogue knows. */
export const isOfSite = (dimension: string): boolean => SITE_DIMENSIONS.has(dimension);

/** Dimensions whose values are ids of activities and keys of their variants. */
const OF_ACTIVITIES: ReadonlySet<string> = new Set(['activity', 'variant']);

/** How long a name is used before it is fetched again: an editor may have changed it. */
const KEPT_MS = 60_000;

interface Fetching {
  pageTitles: (pages: readonly string[]) => Answered<PageTitles>;
  activityNames: () => Answered<ActivityNames>;
  nowMs: () => number;
}

export interface ValueNames {
  known: () => KnownNames;
  /** @returns ends the subscription */
  subscribe: (onChange: () => void) => () => void;
  /** Fetches the names of these values that are unknown or old. Values without a name cost one request a minute. */
  request: (values: Iterable<readonly [dimension: string, value: string]>) => Promise<void>;
}

/** Names known so far, by value; fetched once for all tables. A failed request is repeated by the next one. */
export function createValueNames({ pageTitles, activityNames, nowMs }: Fetching): ValueNames {
  let known: KnownNames = { pages: {}, activities: [] };
  const listeners = new Set<() => void>();
  const requestedMs = new Map<string, number>();
  const duePages = new Set<string>();
  let needsActivities = false;

  const change = (next: Partial<KnownNames>) => {
    const changed = { ...known, ...next };
    if (JSON.stringify(changed) === JSON.stringify(known)) return;
    known = changed;
    for (const listener of listeners) listener();
  };
  const isDue = (key: string) => nowMs() - (requestedMs.get(key) ?? Number.NEGATIVE_INFINITY) >= KEPT_MS;

  async function requestPages(pages: readonly string[]) {
    for (const page of pages) requestedMs.set(page, nowMs());
    const answer = await pageTitles(pages);
    if (answer.ok) change({ pages: { ...known.pages, ...answer.value } });
    else for (const page of pages) requestedMs.delete(page);
  }
  async function requestActivities() {
    requestedMs.set(ACTIVITIES, nowMs());
    const answer = await activityNames();
    if (answer.ok) change({ activities: answer.value });
    else requestedMs.delete(ACTIVITIES);
  }
  return {
    known: () => known,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    request: async (values) => {
      for (const [dimension, value] of values) {
        if (SITE_DIMENSIONS.has(dimension) && isDue(value)) duePages.add(value);
        if (OF_ACTIVITIES.has(dimension)) needsActivities = true;
      }
      // The rows and tables that are drawn together share a request.
      await Promise.resolve();
      const pages = new Set(duePages);
      duePages.clear();
      const all = [...pages];
      const parts = Array.from({ length: Math.ceil(all.length / MOST_PAGE_TITLES) }, (_, part) =>
        all.slice(part * MOST_PAGE_TITLES, (part + 1) * MOST_PAGE_TITLES),
      );
      await Promise.all([
        ...parts.map(requestPages),
        ...(needsActivities && isDue(ACTIVITIES) ? [requestActivities()] : []),
      ]);
    },
  };
}

/** Key of the activities among the page names, which have no control characters. */
const ACTIVITIES = '\u0000activities';
