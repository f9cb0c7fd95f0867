import { storedPositions } from '@sintonia/player/resume';
import type { ShelfItemView, WatchedView } from '../accounts/shelf-view.ts';
import { GOING_ON } from './account-paths.ts';

export interface GoingOnAnswer {
  /** Newest first. */
  goingOn: WatchedView[];
  /** Newest episodes of the programmes that one follows, where they were not begun. */
  fresh: ShelfItemView[];
}

const NOTHING: GoingOnAnswer = { goingOn: [], fresh: [] };

/**
 * The episodes one can go on with, and the new ones of what one follows. Of who is not signed in the server is asked what these episodes are;
 * how far they were watched stays in this browser.
 */
export async function fetchContinueWatching(isSignedIn: boolean, signal: AbortSignal): Promise<GoingOnAnswer> {
  // Only episodes are numbered; the clip of a story has another name.
  const here = isSignedIn ? [] : storedPositions().filter(([id]) => /^\d+$/.test(id));
  if (!isSignedIn && here.length === 0) return NOTHING;
  const query = isSignedIn ? '' : `?episodis=${here.map(([id]) => id).join('-')}`;
  const response = await fetch(GOING_ON + query, { signal });
  const { goingOn, fresh } = (await response.json()) as GoingOnAnswer; // cast: our own route answers
  const watched = goingOn.map((item) => ({
    ...item,
    positionS: here.find(([id]) => item.key === `episode-${id}`)?.[1] ?? item.positionS,
  }));
  return { goingOn: watched, fresh };
}
