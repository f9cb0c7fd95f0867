import type { CookieJar } from '../transport/cookie-jar.ts';

/** Cookies of identity and analytics, ours and those of the incumbent's clients (docs/wire/analytics.md § 7, docs/wire/identity.md § 3). */
const IDENTIFYING = /^(?:AMCVS?_|s_(?:ecid|fid|vi|sq|cc)$|adobeujs-optin$)/;

/** C-06: deletes identifying cookies without consent. Returns whether there were any. */
export function forgetIdentifiers(cookies: CookieJar): boolean {
  const found = cookies.names().filter((name) => IDENTIFYING.test(name));
  for (const name of found) cookies.remove(name);
  return found.length > 0;
}
