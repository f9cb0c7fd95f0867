/**
 * Read by the website in the same browser: with it, pages load the staff tools, which then ask the server for the session.
 * It is no proof of anything.
 */
const HINT = 'studio.session';

export function rememberSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, isSignedIn: boolean): void {
  if (isSignedIn) storage.setItem(HINT, '1');
  else storage.removeItem(HINT);
}
