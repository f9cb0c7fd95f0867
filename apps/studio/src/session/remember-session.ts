import { STAFF_HINT } from '@sintonia/contracts/studio-addresses';

/** Stores for pages of the site in this browser whether somebody is signed in to the studio. */
export function rememberSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, isSignedIn: boolean): void {
  if (isSignedIn) storage.setItem(STAFF_HINT, '1');
  else storage.removeItem(STAFF_HINT);
}
