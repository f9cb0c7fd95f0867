/** Which page a request means: what does not change a page is left out, so that it cannot fill the cache. Pure. */
import type { ConsentChoice } from '@sintonia/contracts';
import { formatConsent } from '@sintonia/wire';
import { addressOf } from '../http/web-bridge.ts';

/** Parameters that pages read; campaign marks and the like are the browser's business. */
const READ_PARAMETERS: ReadonlySet<string> = new Set([
  'temporada',
  'dia',
  'capa',
  'municipi',
  ...['q', 'tipus', 'data', 'programa', 'ordre', 'pagina'],
]);

export interface PageAddress {
  /** Absolute, with the read parameters only, sorted. */
  url: URL;
  /** Same key, same bytes: address, and the choice of consent as the banner shows it. */
  key: string;
}

export function pageAddress(requestUrl: string, origin: string, consent: ConsentChoice | null): PageAddress {
  const asked = addressOf(requestUrl, origin);
  const url = addressOf(asked.pathname, origin);
  for (const [name, value] of asked.searchParams) if (READ_PARAMETERS.has(name)) url.searchParams.set(name, value);
  url.searchParams.sort();
  return { url, key: `${url.href} ${consent ? formatConsent(consent) : 'unknown'}` };
}

/** What a request carries that no page reads, such as a campaign: it goes along when the page is elsewhere. */
export const passedBy = (requestUrl: string, origin: string): [string, string][] =>
  [...addressOf(requestUrl, origin).searchParams].filter(([name]) => !READ_PARAMETERS.has(name));

/** React Router's requests for data: `/video/1001.data`, `/_root.data`. */
export const isDataRequest = (pathname: string): boolean => pathname.endsWith('.data');

/** Below these, what does not exist is answered by machines' rules, not with a page. */
const NOT_PAGES = [
  '/api/',
  '/assets/',
  '/media/',
  '/estudi/',
  '/b/',
  '/hb/',
  '/ads/',
  '/live/',
  '/media-ads/',
  '/tag/',
];

/** Whether a visitor may have wanted a page there. */
export const mayBePage = (url: string): boolean => !NOT_PAGES.some((prefix) => url.startsWith(prefix));

/** Control characters in a path: no page has one, and what takes an address apart may not expect them. */
export const hasControlCharacters = (url: string): boolean => /%(?:[01][\da-f]|7f)/i.test(url.split('?', 1)[0] ?? '');
