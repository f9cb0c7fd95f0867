/** Where to go after signing in: back to the screen one came from, never out of the studio. */

/** Where the server mounts the studio; the router's basename. */
export const BASE = '/estudi';
const FIRST_SCREEN = '/ara';
/** The one screen that answers before a second factor that is asked for is there. */
export const OWN_ACCOUNT = '/compte';

/** Address of the sign-in that leads back to the screen at `url`; `isEnded` when a session was lost on the way. */
export function signInAddress(url: { pathname: string; search: string }, isEnded: boolean): string {
  const here = url.pathname.slice(BASE.length) + url.search;
  const params = new URLSearchParams();
  if (here !== '/' && here !== '') params.set('torna', here);
  if (isEnded) params.set('sessio', 'caducada');
  return params.size > 0 ? `/entra?${params}` : '/entra';
}

/** Reads `torna=`: a path of the studio's own, or the first screen. */
export function returnPath(torna: string | null): string {
  return torna && /^\/(?![/\\])/.test(torna) ? torna : FIRST_SCREEN;
}
