/** Opens the stores, composes the parts that the roles ask for, listens. Everything opened is handed to the closer. */
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerCollectRole } from './collect-role.ts';
import { routeHeartbeatAtRoot } from './collection/heartbeat-routes.ts';
import type { Config } from './config.ts';
import { createApp } from './http/create-app.ts';
import { healthRoutes } from './http/health-routes.ts';
import { createMetrics, metricsRoute } from './http/metrics.ts';
import { checkReadiness, createReadinessBoard, type Readiness, type ReadinessBoard } from './http/readiness.ts';
import { openPersonalisation } from './personalisation-part.ts';
import { fixedSettings, settingsFrom } from './playback-settings/settings-source.ts';
import { keepRetention } from './privacy/retention.ts';
import type { Announcer } from './start/announcer.ts';
import { claimDataDir } from './start/claim-data-dir.ts';
import { explainListening, requireFreePort } from './start/claim-port.ts';
import type { Closer } from './start/close-in-order.ts';
import { openEmbeddedEventStore } from './stores/events/embedded-event-store.ts';
import { connectPglite } from './stores/operational/connect-pglite.ts';
import { createDirectStream } from './stores/stream/direct-stream.ts';
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
  const releaseDataDir = await claimDataDir(config.dataDir);
  closer.add('the data directory', releaseDataDir);

  // Both at once: one works in a child process, the other in this one.
  const openingEvents = openEmbeddedEventStore({
    dataDir: config.dataDir,
    onDeath: (why) => log.error({ part: 'events' }, `${why}; it is being started again`),
  });
  const openingOperational = needsOperational(config)
    ? connectPglite(join(config.dataDir, 'operational'))
    : Promise.resolve(null);
  void openingOperational.catch(() => {}); // looked at below, after the event store
  const events = await announce.step('Preparing the event store', openingEvents);
  closer.add('the event store', events.close);
  const operational = await announce.step('Preparing the database', openingOperational);
  if (operational) closer.add('the database', operational.close);

  const metrics = createMetrics();
  const stream = createDirectStream({
    events,
    onCommit: metrics.committed,
    onSetAside: (protocol) => metrics.rejected(protocol, 'unstorable'),
  });
  closer.add('the stream', stream.close);
  metrics.watchQueue(stream.depth);

  if (config.roles.includes('write')) {
    const stopRetention = keepRetention({ events, days: config.retentionDays, nowMs: Date.now }, log);
    closer.add('the retention', async () => stopRetention());
  }

  const app = createApp({ log, trustProxy: config.trustProxy, rewriteUrl: routeHeartbeatAtRoot });
  closer.add('the listening', () => app.close());
  const readiness = createReadinessBoard();
  void app.register(healthRoutes, { readiness });
  metricsRoute(app, metrics);
  watchStore(readiness, 'events', events);
  registerCollectRole(app, { config, stream, metrics, settingsOf });
  if (operational) {
    watchStore(readiness, 'operational', operational);
    const { database } = operational;
    const personalisation = await openPersonalisation({ config, database, log, readiness });
    closer.add('the activities', async () => personalisation?.close());
    const parts = { config, database, personalisation, events, stream, readiness, metrics, log };
    await registerStudioRole(app, parts);
    await announce.step('Loading the catalogue and the site', registerWebRole(app, parts));
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

const needsOperational = ({ roles }: Config): boolean => roles.includes('web') || roles.includes('studio');

function watchStore(readiness: ReadinessBoard, part: string, store: { isReady(): Promise<boolean> }): void {
  readiness.add({ part, missing: async () => ((await store.isReady()) ? null : 'does not answer') });
}
