import type { IncomingMessage } from 'node:http';
import { PREVIEW_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '@sintonia/contracts';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/wire';

/**
 * All parts of a request that a page depends on; null if the framework must answer. An address with parameters may be a
 * preview or is rarely repeated; decisions read cookies of visits and preview sessions.
 */
export function requestKey({ method, url = '', headers }: IncomingMessage, address = url): string | null {
  if (method !== 'GET' || address.includes('?')) return null;
  const choice = choiceIn(headers.cookie ?? '');
  if (choice === null) return null;
  return [
    address,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-encoding'],
    choice,
  ].join('\n');
}

/** The consent cookie as received, `''` without one; null if other cookies affect the page, or there are two. */
function choiceIn(cookies: string): string | null {
  if (cookies.includes(VISIT_COOKIE) || cookies.includes(PREVIEW_COOKIE)) return null;
  const at = cookies.indexOf(CONSENT_COOKIE);
  if (at < 0) return '';
  if (cookies.includes(CONSENT_COOKIE, at + 1)) return null;
  const end = cookies.indexOf(';', at);
  const choice = cookies.slice(cookies.lastIndexOf(';', at) + 1, end < 0 ? undefined : end);
  // The framework's answer must remove the id of a visitor who refused (`delete-withdrawn-cookies.ts`).
  const isIdRefused =
    cookies.includes(VISITOR_COOKIE) && !parseConsent(choice.slice(choice.indexOf('=') + 1))?.analytics;
  return isIdRefused ? null : choice;
}
