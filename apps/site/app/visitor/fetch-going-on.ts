import { keptPlaces } from '@sintonia/player/resume';
import type { WatchedView } from '../accounts/shelf-view.ts';
import { GOING_ON } from './account-paths.ts';

/**
 * The episodes one can go on with, newest first. Of who is not signed in the server is asked what these episodes are;
 * how far they were watched stays in this browser.
 */
export async function fetchGoingOn(isSignedIn: boolean, signal: AbortSignal): Promise<readonly WatchedView[]> {
  // Only episodes are numbered; the clip of a story has another name.
  const here = isSignedIn ? [] : keptPlaces().filter(([id]) => /^\d+$/.test(id));
  if (!isSignedIn && here.length === 0) return [];
  const query = isSignedIn ? '' : `?episodis=${here.map(([id]) => id).join('-')}`;
  const response = await fetch(GOING_ON + query, { signal });
  const watched = (await response.json()) as WatchedView[]; // cast: our own route answers
  return watched.map((item) => ({
    ...item,
    positionS: here.find(([id]) => item.key === `episode-${id}`)?.[1] ?? item.positionS,
  }));
}
