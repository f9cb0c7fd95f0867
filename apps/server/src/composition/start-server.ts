/**
 * Opens the stores, composes the parts of the configured roles, listens. Everything opened is registered with the
 * closer.
 */
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createImportNotifier } from '../catalogue/imports/watch-imports.ts';
import type { Config } from '../config/config.ts';
import { sendError } from '../http/answers/api-error.ts';
import { createApp } from '../http/app/create-app.ts';
import { healthRoutes } from '../http/monitoring/health-routes.ts';
import { createMetrics, metricsRoute } from '../http/monitoring/metrics.ts';
import { checkReadiness, createReadinessBoard, type Readiness } from '../http/monitoring/readiness.ts';
import { MAIL_DIR } from '../mail/mailer.ts';
import { fixedSettings, settingsFrom } from '../playback-settings/settings-source.ts';
import { startPurging } from '../privacy/purge-deleted-data.ts';
import { enforceRetention } from '../privacy/retention.ts';
import { maintainRollups } from '../query/rollups/maintain-rollups.ts';
import { createCompleteness, watchCompleteness } from '../reports/completeness.ts';
import { answerBadAddresses } from '../site/page-response.ts';
import type { Announcer } from '../start/announcer.ts';
import { claimDataDir } from '../start/claim-data-dir.ts';
import { explainListening, requireFreePort } from '../start/claim-port.ts';
import type { Closer } from '../start/close-in-order.ts';
import { returnMemory } from '../start/return-memory.ts';
import { streamWithFloor, watchDiskRoom } from '../stores/disk-room.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { registerCollectRole } from './collect-role.ts';
import { openDemoHistory } from './demo-history-part.ts';
import { openStores } from './open-stores.ts';
import { openPersonalisation } from './personalisation-part.ts';
import type { StaffNotice } from './staff-part.ts';
import { needsDataDir } from './store-needs.ts';
import type { StoreSetting } from './store-setting.ts';
import { registerStudioRole } from './studio-role.ts';
import { registerWebRole } from './web-role.ts';

export interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
  announce: Announcer;
  closer: Closer;
}

/** `missing`: unavailable parts. */
export interface StartedServer extends Readiness {
  app: FastifyInstance;
  /** Null if staff do not sign in here. */
  staff: StaffNotice | null;
}

/** Resolves when the server listens. Throws `StartError` for a problem that the operator can fix. */
export async function startServer({ config, log, announce, closer }: StartOptions): Promise<StartedServer> {
  await requireFreePort(config);
  const settingsOf = await playbackSettings(config, log);
  if (needsDataDir(config)) {
    const releaseDataDir = await claimDataDir(config.dataDir, {
      onLost: () => {
        log.fatal({ part: 'start' }, `another server has DATA_DIR=${config.dataDir}: this one ends at once`);
        process.exit(1);
      },
    });
    closer.add('the data directory', releaseDataDir);
  }
  const metrics = createMetrics();
  const readiness = createReadinessBoard();
  const {
    events,
    operational,
    stream: opened,
  } = await openStores({
    config,
    log,
    announce,
    closer,
    metrics,
    readiness,
  });
  const stream = needsDataDir(config)
    ? await watchDiskFloor(opened, { config, log, closer, metrics, readiness })
    : opened;
  if (operational) {
    const parts = { purge: operational.purge, mailDir: join(config.dataDir, MAIL_DIR) };
    const stopPurging = startPurging(parts, log);
    closer.add('the removal of deleted data', async () => stopPurging());
  }

  const stopAlarm = watchCompleteness(createCompleteness(stream, Date.now), log, Date.now);
  closer.add('the alarm', async () => stopAlarm());
  if (config.roles.includes('write') && events) {
    const stopRetention = enforceRetention({ events, days: config.retentionDays, nowMs: Date.now }, log);
    closer.add('the retention', async () => stopRetention());
    closer.add('the rollups', maintainRollups({ events, reportSuite: config.reportSuite, nowMs: Date.now }, log));
  }

  let siteName: () => string | null = () => null;
  const app = createApp({
    log,
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
    ...(config.roles.includes('web') && { badAddress: answerBadAddresses(() => siteName()) }),
  });
  closer.add('the listening', () => app.close());
  void app.register(healthRoutes, { readiness });
  metricsRoute(app, metrics);
  registerCollectRole(app, { config, stream, metrics, settingsOf });
  let staff: StaffNotice | null = null;
  if (operational && events) {
    const { database, follow } = operational;
    // Exclusive: of processes that start at once on one database, one seeds it and the others wait.
    await operational.alone(async () => {
      const personalisation = await openPersonalisation({ config, database, follow, log, readiness });
      closer.add('the activities', async () => personalisation?.close());
      const importNotifier = createImportNotifier();
      const demoHistory = openDemoHistory({ config, database, personalisation, events, stream, log });
      closer.add('the demonstration history', async () => demoHistory?.stop());
      app.addHook('onListen', async () => void demoHistory?.start());
      const parts = {
        config,
        database,
        follow,
        personalisation,
        importNotifier,
        events,
        stream,
        readiness,
        metrics,
        demoHistory,
        log,
      };
      staff = await registerStudioRole(app, parts);
      await announce.step(
        'Loading the catalogue and the site',
        registerWebRole(app, { ...parts, onNamed: (name) => (siteName = name) }),
      );
    });
  }

  const stopReturning = returnMemory();
  closer.add('the return of memory', async () => stopReturning());
  const needsPeople = config.roles.includes('web') || config.roles.includes('studio');
  if (needsPeople && !operational) app.get('/*', (_request, reply) => sendError(reply, 503));

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw explainListening(error, config);
  }
  return { app, staff, ...(await checkReadiness(readiness.checks())) };
}

const playbackSettings = ({ playbackSettingsFile, organisationId }: Config, log: FastifyBaseLogger) =>
  playbackSettingsFile === null ? fixedSettings({ [organisationId]: {} }) : settingsFrom(playbackSettingsFile, log);

/** Refuses events while free disk space is too low. */
async function watchDiskFloor(
  stream: EventStream,
  { config, log, closer, metrics, readiness }: Omit<StoreSetting, 'announce'>,
): Promise<EventStream> {
  const room = await watchDiskRoom({ directory: config.dataDir, floorBytes: config.minFreeMb * 1e6, log });
  closer.add('the look at the disk', async () => room.stop());
  metrics.watchDisk(room.freeBytes);
  readiness.add({ part: 'disk', missing: room.problem });
  return streamWithFloor(stream, room);
}
