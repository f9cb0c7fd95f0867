import { STAFF_HINT } from '@sintonia/contracts/studio-addresses';

/** Tells pages of the site in this browser whether somebody is signed in. */
export function rememberSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, isSignedIn: boolean): void {
  if (isSignedIn) storage.setItem(STAFF_HINT, '1');
  else storage.removeItem(STAFF_HINT);
}
