import type { Activity, ActivityState } from '@sintonia/contracts';

const ORDER: readonly ActivityState[] = ['live', 'paused', 'draft', 'ended', 'archived'];

/** Live first, then drafts; within each state, newest first. */
export const inOrder = <T extends Pick<Activity, 'state' | 'createdAt'>>(activities: readonly T[]): T[] =>
  activities.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
