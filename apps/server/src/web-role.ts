/** Role `web`: the website, its media, its live channels. */
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { demoSource } from './demo-source.ts';
import { sendError } from './http/api-error.ts';
import { registerPart } from './register-part.ts';
import { keepMostWatched } from './reports/most-watched.ts';
import { needsPart, type ServerParts } from './roles.ts';
import { siteRoutes } from './site/site-routes.ts';
import type { OperationalDatabase } from './stores/operational/operational-store.ts';

const SITE_BUILD_DIR = fileURLToPath(new URL('../../site/build/', import.meta.url));
const MEDIA_DIR = fileURLToPath(new URL('../../../demo/media/', import.meta.url));

export interface WebRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'readiness'> {
  database: OperationalDatabase;
  log: FastifyBaseLogger;
}

export async function registerWebRole(app: FastifyInstance, options: WebRoleOptions): Promise<void> {
  const { config, database, events, log } = options;
  if (!needsPart(config.roles, 'site')) return;
  const isSetUp = await registerPart(app, 'site', options, async (scope) => {
    const mostWatched = keepMostWatched(events, log, Date.now);
    scope.addHook('onClose', async () => mostWatched.stop());
    const source = config.demo ? await demoSource() : null;
    const catalogue = await loadCatalogue({ database, source, mostWatched: mostWatched.ids, nowMs: Date.now() });
    // Called, not registered: Fastify would refuse to start when a registered plugin throws.
    await siteRoutes(scope, {
      buildDir: SITE_BUILD_DIR,
      mediaDir: MEDIA_DIR,
      catalogue,
      publicOrigin: config.publicOrigin,
      measurement: {
        organisationId: config.organisationId,
        reportSuite: config.reportSuite,
        environment: config.demo ? 'development' : 'production',
      },
      nowMs: Date.now,
    });
  });
  if (!isSetUp()) app.get('/*', (_request, reply) => sendError(reply, 503));
}
