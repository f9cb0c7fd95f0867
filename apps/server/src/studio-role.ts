/** Role `studio`: what staff see, and their sign-in. */
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { keyFor, readOrMakeSecret } from './accounts/account-secret.ts';
import { DEMO_ADMINISTRATOR } from './accounts/demo-administrator.ts';
import { createRequireStaff } from './accounts/require-staff.ts';
import { createStaffAccounts } from './accounts/staff-accounts.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { readTimeZone } from './catalogue/catalogue-store.ts';
import type { ImportNews } from './catalogue/imports/watch-imports.ts';
import { commandTokenPath, createAsOperator } from './commands/operator.ts';
import { registerOperatorParts } from './operator-parts.ts';
import { parallelRunRoutes } from './parallel-run/parallel-run-routes.ts';
import type { Personalisation } from './personalisation/start-personalisation.ts';
import { registerActivities } from './personalisation-part.ts';
import { realtimeRoutes } from './realtime/realtime-routes.ts';
import { registerPart } from './register-part.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { needsPart, type ServerParts } from './roles.ts';
import type { OperationalDatabase } from './stores/operational/operational-store.ts';
import { studioRoutes } from './studio/studio-routes.ts';

const STUDIO_DIST_DIR = fileURLToPath(new URL('../../studio/dist/', import.meta.url));

export interface StudioRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'stream' | 'readiness'> {
  database: OperationalDatabase;
  personalisation: Personalisation | null;
  importNews: ImportNews;
  log: FastifyBaseLogger;
}

export async function registerStudioRole(app: FastifyInstance, options: StudioRoleOptions): Promise<void> {
  const { config, database, events, stream, log, personalisation, importNews } = options;
  const { publicOrigin, reportSuite } = config;
  const secret = await keyFor(config, 'accounts/secret');
  const accounts = createStaffAccounts({ database, secret, publicOrigin, log });
  if (config.demo) await accounts.ensure(DEMO_ADMINISTRATOR);
  const requireStaff = createRequireStaff(accounts);
  if (needsPart(config.roles, 'accounts')) {
    void app.register(accountRoutes, { accounts, database, publicOrigin });
    void app.register(catalogueRoutes, { database, requireStaff });
  }
  if (needsPart(config.roles, 'reports')) void app.register(reportRoutes, { events, requireStaff, reportSuite });
  if (needsPart(config.roles, 'reports')) {
    void app.register(parallelRunRoutes, {
      events,
      database,
      reportSuite,
      servers: config.parallelRun,
      timeZone: () => readTimeZone(database),
      requireStaff,
      sessionOf: accounts.sessionOf,
      now: () => new Date(),
    });
  }
  if (needsPart(config.roles, 'activities') && personalisation) {
    registerActivities(app, { config, events, personalisation, accounts, database });
  }
  if (needsPart(config.roles, 'privacy')) {
    const token = await readOrMakeSecret(commandTokenPath(config.dataDir));
    const asOperator = createAsOperator(accounts, token);
    const asReader = createAsOperator(accounts, token, 'analyst');
    registerOperatorParts(app, {
      asOperator,
      asReader,
      database,
      events,
      stream,
      reportSuite,
      publicOrigin,
      importNews,
    });
  }
  if (needsPart(config.roles, 'realtime')) {
    void app.register(realtimeRoutes, { stream, events, requireStaff, reportSuite, nowMs: Date.now });
  }
  if (needsPart(config.roles, 'studio')) {
    await registerPart(app, 'studio', options, async (scope) => studioRoutes(scope, { distDir: STUDIO_DIST_DIR }));
  }
}
