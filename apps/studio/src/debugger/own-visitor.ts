/** Visitor id of this browser on the site, for watching your own hits. Pure. */
import { decodeValue, parseVisitorCookie, VISITOR_COOKIE_PREFIX } from '@sintonia/wire';

/** @param cookies `document.cookie`. @returns null if the browser has no id, for example without consent */
export function ownVisitor(cookies: string): string | null {
  for (const pair of cookies.split(/; */)) {
    const cut = pair.indexOf('=');
    if (!pair.startsWith(VISITOR_COOKIE_PREFIX) || cut < 0) continue;
    const id = parseVisitorCookie(decodeValue(pair.slice(cut + 1)))?.fields.get('MCMID')?.value;
    if (id) return id;
  }
  return null;
}
