/** Name of the cookie by which a browser knows who is signed in (D-05): 64 hex digits, a hash that opens nothing. */
export const USER_COOKIE = 'sintonia_usuari';

/** Hash of the signed-in visitor in a `Cookie` header or `document.cookie`; null for who is not. */
export const userIdOf = (cookies: string): string | null =>
  /(?:^|;\s*)sintonia_usuari=([0-9a-f]{64})(?:;|$)/.exec(cookies)?.[1] ?? null;
