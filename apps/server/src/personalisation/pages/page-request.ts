import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../http/app/web-bridge.ts';
import { pageOfData } from './page-section.ts';

/** § 7: `int` must match exactly, `ext` in any case. */
export const campaigns = (url: URL) => ({
  campaignInternal: url.searchParams.get('int'),
  campaignExternal: [...url.searchParams].find(([name]) => name.toLowerCase() === 'ext')?.[1] ?? null,
});

/** Address of the page, also for data requests of the router. */
export function pageUrl(request: FastifyRequest, origin: string): URL {
  const url = addressOf(request.url, origin);
  url.pathname = pageOfData(url.pathname);
  url.searchParams.delete('_routes');
  return url;
}

export const isPrefetch = ({ headers }: FastifyRequest) =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
