/** The account as this browser knows it. Loaded only for who is signed in. */
import type { AccountState, PlaybackPosition, SavedChange } from '@sintonia/contracts';
import { userIdOf } from '@sintonia/contracts/user-cookie';
import { mayRemember } from '@sintonia/player/resume';
import { savedChange } from '../accounts/come-back.ts';
import { createAccountPlaces } from './account-places.ts';

let asked: { userId: string | null; state: Promise<AccountState> } | undefined;

/** Asked once for each who signs in; nobody's where the server does not answer. */
function accountState(): Promise<AccountState> {
  const userId = userIdOf(document.cookie);
  if (asked?.userId !== userId || !asked) {
    const state = fetch('/api/compte')
      .then((response) => response.json() as Promise<AccountState>) // cast: our own route answers
      .catch((): AccountState => ({ isSignedIn: false }));
    asked = { userId, state };
  }
  return asked.state;
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

/** False when the server did not take it. */
export async function setSaved(key: string, isOnList: boolean): Promise<boolean> {
  const change = savedChange(key, isOnList, new Date());
  if (!change || !(await put('/api/compte/desats', { changes: [change] satisfies SavedChange[] }))) return false;
  asked = undefined;
  return true;
}

export const accountPlaces = createAccountPlaces({
  known: async () => {
    const state = await accountState();
    return state.isSignedIn && mayRemember() ? state.places : [];
  },
  tell: (places) =>
    mayRemember() && void put('/api/compte/posicions', { places } satisfies { places: readonly PlaybackPosition[] }),
  nowMs: Date.now,
  later: (work, ms) => void setTimeout(work, ms),
});
window.addEventListener('pagehide', accountPlaces.flush);
