/** CSRF protection: state-changing requests must come from our own pages. */
import type { FastifyRequest } from 'fastify';

/**
 * True for a request that cannot come from a page of another site. Browsers send the origin with every POST; a client
 * without one is not a browser and has no ambient cookies.
 */
export function isFromOurPages({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === origin;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
