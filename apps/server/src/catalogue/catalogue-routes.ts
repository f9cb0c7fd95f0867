/** `/api/site/broadcaster`: the site's broadcaster, for the studio, which may run without the website. For staff. */
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { readBroadcaster } from './loading/read-catalogue.ts';

export interface CatalogueRoutesOptions {
  database: OperationalDatabase;
  requireStaff: () => preHandlerAsyncHookHandler;
}

export const catalogueRoutes: FastifyPluginAsync<CatalogueRoutesOptions> = async (app, { database, requireStaff }) => {
  app.get('/api/site/broadcaster', { preHandler: requireStaff() }, async (_request, reply) => {
    const broadcaster = await readBroadcaster(database);
    if (!broadcaster) return sendError(reply, 404, { code: 'noCatalogue', message: 'No catalogue was loaded yet.' });
    reply.header('cache-control', 'no-store');
    return broadcaster;
  });
};
