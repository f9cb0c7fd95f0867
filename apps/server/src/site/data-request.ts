import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/app/web-bridge.ts';

/** Personal pages are rendered for one visitor: uncached, with the complete address. */
export const toOwnRequest = (request: FastifyRequest, origin: string): Request =>
  new Request(addressOf(request.url, origin), { headers: { accept: 'text/html' } });

/** Data requests name their loaders in `_routes`. */
export function toDataRequest(request: FastifyRequest, url: URL): Request {
  const withRoutes = new URL(url);
  const routes = addressOf(request.url, url.origin).searchParams.get('_routes');
  if (routes !== null) withRoutes.searchParams.set('_routes', routes);
  return new Request(withRoutes);
}
