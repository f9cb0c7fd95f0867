/** Decides which pages may read a visitor's id: only those of the property (I-01, C-06). */
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../http/addresses/loopback-host.ts';

const isBelow = (hostname: string, domain: string) => `.${hostname}`.endsWith(`.${domain}`);

/**
 * True for a page of this origin or below one of the property's domains; on a loopback address, for every page of this
 * machine. Same-origin GETs and non-browsers send no `Origin`; embedded requests of other sites without one have
 * `Sec-Fetch-Site`.
 * @param own this server's origin, as visitors reach it
 */
export function isOfProperty(
  { headers }: Pick<FastifyRequest, 'headers'>,
  own: string,
  domains: readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (origin === own) return true;
  const url = URL.parse(origin);
  if (url?.origin !== origin) return false;
  return (
    domains.some((domain) => isBelow(url.hostname, domain)) ||
    (isLoopbackHost(url.hostname) && isLoopbackHost(new URL(own).hostname))
  );
}
