import type { Activity, ActivityState } from '@sintonia/contracts';

const ORDER: readonly ActivityState[] = ['live', 'paused', 'draft', 'ended', 'archived'];

/** What is on comes first, then what is being prepared; within each, the newest. */
export const inOrder = <T extends Pick<Activity, 'state' | 'createdAt'>>(activities: readonly T[]): T[] =>
  activities.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
