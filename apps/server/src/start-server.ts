/** Opens the stores, composes the parts that the roles ask for, listens. Everything opened is handed to the closer. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createImportNews } from './catalogue/imports/watch-imports.ts';
import { registerCollectRole } from './collect-role.ts';
import { routeHeartbeatAtRoot } from './collection/heartbeat-routes.ts';
import type { Config } from './config.ts';
import { createApp } from './http/create-app.ts';
import { healthRoutes } from './http/health-routes.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { checkReadiness, createReadinessBoard, type Readiness } from './http/readiness.ts';
import { needsDataDir, openStores } from './open-stores.ts';
import { openPersonalisation } from './personalisation-part.ts';
import { fixedSettings, settingsFrom } from './playback-settings/settings-source.ts';
import { keepRetention } from './privacy/retention.ts';
import { keepRollups } from './reports/rollups/keep-rollups.ts';
import type { Announcer } from './start/announcer.ts';
import { claimDataDir } from './start/claim-data-dir.ts';
import { explainListening, requireFreePort } from './start/claim-port.ts';
import type { Closer } from './start/close-in-order.ts';
import { registerStudioRole } from './studio-role.ts';
import { registerWebRole } from './web-role.ts';

export interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  announce: Announcer;
  closer: Closer;
}

/** `missing`: what the server has to do without. */
export interface StartedServer extends Readiness {
  app: FastifyInstance;
}

/** Resolves when the server listens. Throws `StartError` for what the person who started it can mend. */
export async function startServer({ config, log, announce, closer }: StartOptions): Promise<StartedServer> {
  await requireFreePort(config);
  const settingsOf = await playbackSettings(config, log);
  if (needsDataDir(config)) {
    const releaseDataDir = await claimDataDir(config.dataDir);
    closer.add('the data directory', releaseDataDir);
  }
  const metrics = createMetrics();
  const readiness = createReadinessBoard();
  const { events, operational, stream } = await openStores({ config, log, announce, closer, metrics, readiness });

  if (config.roles.includes('write') && events) {
    const stopRetention = keepRetention({ events, days: config.retentionDays, nowMs: Date.now }, log);
    closer.add('the retention', async () => stopRetention());
    closer.add('the rollups', keepRollups({ events, reportSuite: config.reportSuite, nowMs: Date.now }, log));
  }

  const app = createApp({ log, trustProxy: config.trustProxy, rewriteUrl: routeHeartbeatAtRoot });
  closer.add('the listening', () => app.close());
  void app.register(healthRoutes, { readiness });
  metricsRoute(app, metrics);
  registerCollectRole(app, { config, stream, metrics, settingsOf });
  if (operational && events) {
    const { database } = operational;
    // Alone: of processes that start at once on one database, one seeds it and the others find it so.
    await operational.alone(async () => {
      const personalisation = await openPersonalisation({ config, database, log, readiness });
      closer.add('the activities', async () => personalisation?.close());
      const importNews = createImportNews();
      const parts = { config, database, personalisation, importNews, events, stream, readiness, metrics, log };
      await registerStudioRole(app, parts);
      await announce.step('Loading the catalogue and the site', registerWebRole(app, parts));
    });
  }

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw explainListening(error, config);
  }
  return { app, ...(await checkReadiness(readiness.checks())) };
}

const playbackSettings = ({ playbackSettingsFile, organisationId }: Config, log: FastifyBaseLogger) =>
  playbackSettingsFile === null ? fixedSettings({ [organisationId]: {} }) : settingsFrom(playbackSettingsFile, log);
