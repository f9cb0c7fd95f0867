import { storedPositions } from '@sintonia/player/resume';
import { GOING_ON } from './account-paths.ts';
import type { ShelfItemView, WatchedView } from './shelf-view.ts';

export interface GoingOnAnswer {
  /** Newest first. */
  goingOn: WatchedView[];
  /** Newest episodes of followed programmes, where not started. */
  fresh: ShelfItemView[];
}

const NOTHING: GoingOnAnswer = { goingOn: [], fresh: [] };

/**
 * Episodes to resume, and new ones of followed programmes. For visitors who are not signed in, the server only
 * describes the episodes; their positions stay in this browser.
 */
export async function fetchContinueWatching(isSignedIn: boolean, signal: AbortSignal): Promise<GoingOnAnswer> {
  // Only episodes have numeric ids; the clip of a story has another name.
  const here = isSignedIn ? [] : storedPositions().filter(([id]) => /^\d+$/.test(id));
  if (!isSignedIn && here.length === 0) return NOTHING;
  const query = isSignedIn ? '' : `?episodis=${here.map(([id]) => id).join('-')}`;
  const response = await fetch(GOING_ON + query, { signal });
  const { goingOn, fresh } = (await response.json()) as GoingOnAnswer; // cast: own route
  const watched = goingOn.map((item) => ({
    ...item,
    positionS: here.find(([id]) => item.key === `episode-${id}`)?.[1] ?? item.positionS,
  }));
  return { goingOn: watched, fresh };
}
