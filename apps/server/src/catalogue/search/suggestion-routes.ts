/** `/api/cerca/suggeriments?q=…` (W-07). */
import type { SiteSearch } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';

export const SUGGESTIONS_PATH = '/api/cerca/suggeriments';

export const suggestionRoutes: FastifyPluginAsync<{ search: Pick<SiteSearch, 'suggest'> }> = async (
  app,
  { search },
) => {
  app.get<{ Querystring: { q?: unknown } }>(SUGGESTIONS_PATH, async ({ query: { q } }, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return search.suggest(typeof q === 'string' ? q : '');
  });
};
