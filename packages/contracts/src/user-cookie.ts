/** The value of `USER_COOKIE`. */
const VALUE = /(?:^|;\s*)sintonia_usuari=([0-9a-f]{64})(?:;|$)/;

/** Hash of the signed-in visitor in a `Cookie` header or `document.cookie`; null without sign-in. */
export const userIdOf = (cookies: string): string | null => VALUE.exec(cookies)?.[1] ?? null;
