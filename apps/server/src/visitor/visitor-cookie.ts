/** Reads visitor ids from a browser's cookies. */
import { VISITOR_COOKIE } from '@sintonia/contracts';
import { parseVisitorCookie, VISITOR_COOKIE_PREFIX } from '@sintonia/wire';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The visitor ids in a `Cookie` header: from our own cookie, and those that clients store for the page. */
export const visitorIdsIn = (cookies = ''): string[] =>
  cookies.split(/; */).flatMap((pair) => {
    const cut = pair.indexOf('=');
    const [name, value] = [pair.slice(0, Math.max(cut, 0)), pair.slice(cut + 1)];
    if (name === VISITOR_COOKIE) return value;
    return (
      (name.startsWith(VISITOR_COOKIE_PREFIX) && parseVisitorCookie(decoded(value))?.fields.get('MCMID')?.value) || []
    );
  });
