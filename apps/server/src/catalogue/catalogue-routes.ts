/** `/api/site/broadcaster`: whose site this is, for the studio's own pages. For staff. */
import type { CatalogueReader } from '@sintonia/contracts';
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';

export interface CatalogueRoutesOptions {
  catalogue: Pick<CatalogueReader, 'broadcaster'>;
  requireStaff: () => preHandlerAsyncHookHandler;
}

export const catalogueRoutes: FastifyPluginAsync<CatalogueRoutesOptions> = async (app, { catalogue, requireStaff }) => {
  app.get('/api/site/broadcaster', { preHandler: requireStaff() }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return catalogue.broadcaster();
  });
};
