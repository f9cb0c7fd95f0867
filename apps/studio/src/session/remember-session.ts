import { STAFF_HINT } from '@sintonia/contracts/studio-addresses';

/** Whether somebody was signed in when this was last known. */
export const isSessionRemembered = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(STAFF_HINT) !== null;

/** Stores for pages of the site in this browser whether somebody is signed in to the studio. */
export function rememberSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, isSignedIn: boolean): void {
  if (isSignedIn) storage.setItem(STAFF_HINT, '1');
  else storage.removeItem(STAFF_HINT);
}
