import type { ConsentChoice } from '@sintonia/contracts';
import { STORED } from './stored-items.ts';

/**
 * `Set-Cookie` for each cookie of the browser that needs a purpose now refused (C-06). Cookies that a script set for a
 * parent domain are left to the tag, which removes them where scripts run.
 *
 * @param cookies as the `Cookie` header
 */
export function withdrawnCookies(cookies: string, choice: ConsentChoice): string[] {
  const refused = STORED.filter(({ needs }) => needs.some((purpose) => !choice[purpose]))
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => ('cookie' in mark ? mark.cookie : []));
  return cookies
    .split(';')
    .map((pair) => pair.trim().replace(/=.*/s, ''))
    .filter((name) => refused.some((start) => name.startsWith(start)))
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}
