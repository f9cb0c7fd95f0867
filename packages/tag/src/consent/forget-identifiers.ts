import type { CookieJar } from '../transport/cookie-jar.ts';

/** Cookies of identity and analytics, ours and those that the incumbent's clients leave (wire formats, cookies). */
const IDENTIFYING = /^(?:AMCVS?_|s_(?:ecid|fid|vi|sq|cc)$|adobeujs-optin$)/;

/** C-06: nothing that identifies may stay without consent. Answers whether there was anything. */
export function forgetIdentifiers(cookies: CookieJar): boolean {
  const found = cookies.names().filter((name) => IDENTIFYING.test(name));
  for (const name of found) cookies.remove(name);
  return found.length > 0;
}
