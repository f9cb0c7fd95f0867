/** Account state in this browser. Loaded only for signed-in visitors. */
import type { AccountState, PlaybackPosition, SavedChange } from '@sintonia/contracts';
import { userIdOf } from '@sintonia/contracts/user-cookie';
import { mayRemember } from '@sintonia/player/resume';
import { createAccountPositions } from './account-positions.ts';
import { savedChange } from './return-after-sign-in.ts';

let requested: { userId: string | null; state: Promise<AccountState> } | undefined;

/** Requested once for each sign-in; an empty state when the request fails. */
function accountState(): Promise<AccountState> {
  const userId = userIdOf(document.cookie);
  if (requested?.userId !== userId || !requested) {
    const state = fetch('/api/compte')
      .then((response) => response.json() as Promise<AccountState>) // cast: own route
      .catch((): AccountState => ({ isSignedIn: false }));
    requested = { userId, state };
  }
  return requested.state;
}

const put = (path: string, body: object): Promise<boolean> =>
  fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param key `episode-1001` */
export async function isSaved(key: string): Promise<boolean> {
  const state = await accountState();
  return state.isSignedIn && state.saved.some(({ kind, id }) => `${kind}-${id}` === key);
}

/** False when the server refused it. */
export async function setSaved(key: string, isOnList: boolean): Promise<boolean> {
  const change = savedChange(key, isOnList, new Date());
  if (!change || !(await put('/api/compte/desats', { changes: [change] satisfies SavedChange[] }))) return false;
  requested = undefined;
  return true;
}

export const accountPlaces = createAccountPositions({
  known: async () => {
    const state = await accountState();
    return state.isSignedIn && mayRemember() ? state.places : [];
  },
  save: (places) =>
    mayRemember() && void put('/api/compte/posicions', { places } satisfies { places: readonly PlaybackPosition[] }),
  nowMs: Date.now,
  later: (work, ms) => void setTimeout(work, ms),
});
window.addEventListener('pagehide', accountPlaces.flush);
