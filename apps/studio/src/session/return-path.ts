/** Where to go after sign-in: back to the previous screen, never outside the studio. */

/** Path of the studio on the server; the router's basename. */
export const BASE = '/estudi';
const FIRST_SCREEN = '/ara';
/** The only screen available before a required second factor. */
export const OWN_ACCOUNT = '/compte';

/** Before the sign-in, or with the key of a mail. */
const OPEN_TO_ALL = ['/entra', '/benvinguda', '/baixa'];

/** Whether the screen of an address needs a session. */
export const needsSession = (pathname: string): boolean => !OPEN_TO_ALL.includes(pathname.slice(BASE.length));

/** Address of the sign-in that returns to the screen at `url`; `isEnded` after a lost session. */
export function signInAddress(url: { pathname: string; search: string }, isEnded: boolean): string {
  const here = url.pathname.slice(BASE.length) + url.search;
  const params = new URLSearchParams();
  if (here !== '/' && here !== '') params.set('torna', here);
  if (isEnded) params.set('sessio', 'caducada');
  return params.size > 0 ? `/entra?${params}` : '/entra';
}

/** Parses `torna=`: a path of the studio, or the first screen. */
export function returnPath(torna: string | null): string {
  return torna && /^\/(?![/\\])/.test(torna) ? torna : FIRST_SCREEN;
}
