import type { CookieJar } from '../transport/cookie-jar.ts';

/** Cookies of identity and analytics, ours and those that the incumbent's clients leave (wire formats, cookies). */
const IDENTIFYING = /^(?:AMCVS?_|s_(?:ecid|fid|vi|sq|cc)$|adobeujs-optin$)/;

/** C-06: consent was withdrawn or never given; nothing that identifies may stay. */
export function forgetIdentifiers(cookies: CookieJar): void {
  for (const name of cookies.names()) if (IDENTIFYING.test(name)) cookies.remove(name);
}
