/** Personalisation for the roles that need it; without it every page shows the default. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAsStaff } from '../access/as-staff.ts';
import { createRequireStaff } from '../access/require-staff.ts';
import type { StaffAccounts } from '../accounts/staff/staff-accounts.ts';
import { readCatalogue, readTimeZone } from '../catalogue/loading/read-catalogue.ts';
import { activityRoutes } from '../personalisation/activities/activity-routes.ts';
import { EMPTY_PROGRAM } from '../personalisation/decision/program.ts';
import { deliveryRoutes } from '../personalisation/delivery/delivery-routes.ts';
import { editingRoutes } from '../personalisation/editing/editing-routes.ts';
import { resultsRoutes } from '../personalisation/results/results-routes.ts';
import { type Personalisation, startPersonalisation } from '../personalisation/start-personalisation.ts';
import type { FollowDatabase } from '../stores/operational/follow-database.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { demoActivities } from './demo-source.ts';
import { registerPart } from './optional-part.ts';
import type { ServerParts } from './roles.ts';

interface OpenOptions extends Pick<ServerParts, 'config' | 'readiness'> {
  database: OperationalDatabase;
  follow: FollowDatabase;
  log: FastifyBaseLogger;
}

/** Null if unavailable: `/readyz` states why, and the other parts run. */
export async function openPersonalisation({
  config,
  database,
  follow,
  log,
  readiness,
}: OpenOptions): Promise<Personalisation | null> {
  try {
    const demo = config.demo ? await demoActivities() : [];
    const { siteDomains, personalisation: isOn, secondPerson: isSecondPersonNeeded } = config;
    return await startPersonalisation({ database, follow, log, siteDomains, isOn, isSecondPersonNeeded, demo });
  } catch (error) {
    log.error({ err: error }, 'personalisation could not be started');
    const lack = error instanceof Error ? error.message : String(error);
    readiness.add({ part: 'personalisation', missing: async () => lack });
    return null;
  }
}

interface DeliveryOptions extends Pick<ServerParts, 'config' | 'stream' | 'readiness'> {
  personalisation: Personalisation | null;
  log: FastifyBaseLogger;
}

/** Role `web`: offers for pages on other origins. */
export async function registerDelivery(app: FastifyInstance, options: DeliveryOptions): Promise<void> {
  const { config, stream, personalisation } = options;
  const { clientCode, reportSuite, publicOrigin, siteDomains, collectRate: ratePerMinute, trustedProxies } = config;
  await registerPart(app, 'delivery', options, (scope) =>
    deliveryRoutes(scope, {
      program: personalisation?.registry.program ?? (() => EMPTY_PROGRAM),
      previewSource: personalisation && { previews: personalisation.previews, find: personalisation.registry.find },
      stream,
      property: { domains: siteDomains },
      clientCode,
      reportSuite,
      publicOrigin,
      ratePerMinute,
      trustedProxies,
      isOn: config.personalisation,
      nowMs: Date.now,
    }),
  );
}

interface ActivityOptions extends Pick<ServerParts, 'config' | 'events'> {
  personalisation: Personalisation;
  accounts: StaffAccounts;
  database: OperationalDatabase;
}

/** Role `studio`: the API of activities and their results. */
export function registerActivities(app: FastifyInstance, options: ActivityOptions): void {
  const { config, events, personalisation, accounts, database } = options;
  const { registry, previews, property } = personalisation;
  const { publicOrigin, reportSuite } = config;
  const requireStaff = createRequireStaff(accounts, publicOrigin);
  void app.register(resultsRoutes, {
    registry,
    events,
    reportSuite,
    timeZone: () => readTimeZone(database),
    requireStaff,
    nowMs: Date.now,
  });
  void app.register(editingRoutes, {
    events,
    previews,
    readArtwork: async () => (await readCatalogue(database))?.artwork ?? {},
    reportSuite,
    requireStaff,
    nowMs: Date.now,
  });
  void app.register(activityRoutes, {
    registry,
    events,
    previews,
    property,
    publicOrigin,
    database,
    requireStaff,
    asStaff: createAsStaff(accounts, publicOrigin),
    nowMs: Date.now,
  });
}
