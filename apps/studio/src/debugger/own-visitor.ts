/** The visitor that this very browser is on the site, so that one can watch one’s own hits. Pure. */
import { decodeValue, parseVisitorCookie } from '@sintonia/wire';

/** @param cookies as the page reads them. Null where this browser has no id, such as before it agreed. */
export function ownVisitor(cookies: string): string | null {
  for (const pair of cookies.split(/; */)) {
    const cut = pair.indexOf('=');
    if (!pair.startsWith('AMCV_') || cut < 0) continue;
    const id = parseVisitorCookie(decodeValue(pair.slice(cut + 1)))?.fields.get('MCMID')?.value;
    if (id) return id;
  }
  return null;
}
