import { storedPositions } from '@sintonia/player/resume';
import { CONTINUE_WATCHING } from './account-paths.ts';
import type { ShelfItemView, WatchedView } from './shelf-view.ts';

export interface ContinueWatchingAnswer {
  /** Newest first. */
  inProgress: WatchedView[];
  /** Newest episodes of followed programmes, where not started. */
  fresh: ShelfItemView[];
}

const NOTHING: ContinueWatchingAnswer = { inProgress: [], fresh: [] };

/**
 * Episodes to resume, and new ones of followed programmes. For visitors who are not signed in, the server only
 * describes the episodes; their positions stay in this browser.
 */
export async function fetchContinueWatching(isSignedIn: boolean, signal: AbortSignal): Promise<ContinueWatchingAnswer> {
  // Only episodes have numeric ids; the clip of a story has another name.
  const here = isSignedIn ? [] : storedPositions().filter(([id]) => /^\d+$/.test(id));
  if (!isSignedIn && here.length === 0) return NOTHING;
  const query = isSignedIn ? '' : `?episodis=${here.map(([id]) => id).join('-')}`;
  const response = await fetch(CONTINUE_WATCHING + query, { signal });
  const { inProgress, fresh } = (await response.json()) as ContinueWatchingAnswer; // cast: own route
  const watched = inProgress.map((item) => ({
    ...item,
    positionS: here.find(([id]) => item.key === `episode-${id}`)?.[1] ?? item.positionS,
  }));
  return { inProgress: watched, fresh };
}
