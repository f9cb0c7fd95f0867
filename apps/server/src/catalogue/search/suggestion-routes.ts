/** `/api/cerca/suggeriments?q=…` (W-07). */
import type { SiteSearch } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { publicUntil } from '../../http/answers/public-until.ts';

export const SUGGESTIONS_PATH = '/api/cerca/suggeriments';

const FRESH_S = 60;

export interface SuggestionRoutesOptions {
  search: Pick<SiteSearch, 'suggest'>;
  /** Time of the next scheduled change of suggestions (an embargo's end). */
  shownUntilMs(): number;
  nowMs(): number;
}

export const suggestionRoutes: FastifyPluginAsync<SuggestionRoutesOptions> = async (app, options) => {
  const { search, shownUntilMs, nowMs } = options;
  app.get<{ Querystring: { q?: unknown } }>(SUGGESTIONS_PATH, async ({ query: { q } }, reply) => {
    reply.header('cache-control', publicUntil(shownUntilMs(), FRESH_S, nowMs()));
    return search.suggest(typeof q === 'string' ? q : '', new Date(nowMs()));
  });
};
