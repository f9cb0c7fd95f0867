/** CSRF: what changes something must come from a page of ours. */
import type { FastifyRequest } from 'fastify';

/**
 * True for a request that no other site's page can have sent. Browsers say with every POST where it comes from; who
 * says nothing is no browser, and brings no cookie of somebody else.
 */
export function isFromOurPages({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
