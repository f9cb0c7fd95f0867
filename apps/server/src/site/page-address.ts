/**
 * Normalises a request to a page: parameters that do not affect a page are removed, so that they cannot fill the cache.
 * Pure.
 */
import type { ConsentChoice } from '@sintonia/contracts';
import { formatConsent } from '@sintonia/wire';
import { addressOf } from '../http/app/web-bridge.ts';

/** Parameters that pages read; campaign parameters and the like are read in the browser. */
const READ_PARAMETERS: ReadonlySet<string> = new Set([
  'temporada',
  'dia',
  'capa',
  'municipi',
  ...['q', 'tipus', 'data', 'programa', 'ordre', 'pagina'],
]);

export interface PageAddress {
  /** Absolute, with only the relevant parameters, sorted. */
  url: URL;
  /** Equal keys mean equal bytes: address, and the consent choice shown by the banner. */
  key: string;
}

export function pageAddress(requestUrl: string, origin: string, consent: ConsentChoice | null): PageAddress {
  const requested = addressOf(requestUrl, origin);
  const url = addressOf(requested.pathname, origin);
  for (const [name, value] of requested.searchParams) if (READ_PARAMETERS.has(name)) url.searchParams.set(name, value);
  url.searchParams.sort();
  return { url, key: `${url.href} ${consent ? formatConsent(consent) : 'unknown'}` };
}

/** Parameters that no page reads, such as a campaign: preserved on redirects. */
export const passedBy = (requestUrl: string, origin: string): [string, string][] =>
  [...addressOf(requestUrl, origin).searchParams].filter(([name]) => !READ_PARAMETERS.has(name));

/** Data requests of React Router: `/video/1001.data`, `/_root.data`. */
export const isDataRequest = (pathname: string): boolean => pathname.endsWith('.data');

/** Below these paths a missing resource gets a plain error instead of a page. */
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

/** Whether a visitor may expect a page there. */
export const mayBePage = (url: string): boolean => !NOT_PAGES.some((prefix) => url.startsWith(prefix));

/** Control characters in a path: no page has one, and URL parsers may not expect them. */
export const hasControlCharacters = (url: string): boolean => /%(?:[01][\da-f]|7f)/i.test(url.split('?', 1)[0] ?? '');
