/**
 * Name of the cookie that identifies a signed-in visitor to scripts (D-05): 64 hex digits, a hash that grants nothing.
 */
export const USER_COOKIE = 'sintonia_usuari';

/** Hash of the signed-in visitor in a `Cookie` header or `document.cookie`; null without sign-in. */
export const userIdOf = (cookies: string): string | null =>
  /(?:^|;\s*)sintonia_usuari=([0-9a-f]{64})(?:;|$)/.exec(cookies)?.[1] ?? null;
