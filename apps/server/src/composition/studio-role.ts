/** Role `studio`: the studio, and sign-in of staff. */
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { commandTokenPath, createAsOperator } from '../access/as-operator.ts';
import { createAsStaff } from '../access/as-staff.ts';
import { allow } from '../access/authorise.ts';
import { recordAudit } from '../access/record-audit.ts';
import { createAsTokenOr, createRequireReader } from '../access/require-reader.ts';
import { createRequireStaff } from '../access/require-staff.ts';
import { readOrMakeSecret } from '../accounts/account-secret.ts';
import { advertisingReportRoutes } from '../advertising/records/advertising-report-routes.ts';
import { alertRoutes } from '../alerts/alert-routes.ts';
import { annotationRoutes } from '../annotations/annotation-routes.ts';
import { createApiTokens } from '../api-tokens/api-tokens.ts';
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import type { ImportNotifier } from '../catalogue/imports/watch-imports.ts';
import { readTimeZone } from '../catalogue/loading/read-catalogue.ts';
import { createFindBroadcasts, createReadSchedule } from '../catalogue/studio/broadcasts-of-day.ts';
import { cacheStudioCatalogue } from '../catalogue/studio/studio-catalogue.ts';
import { studioCatalogueRoutes } from '../catalogue/studio/studio-catalogue-routes.ts';
import type { DemoHistory } from '../demo-history/demo-history.ts';
import { demoHistoryRoutes } from '../demo-history/demo-history-routes.ts';
import { exportRoutes } from '../exports/export-routes.ts';
import { headersOf } from '../http/app/web-bridge.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { parallelRunRoutes } from '../parallel-run/parallel-run-routes.ts';
import type { Personalisation } from '../personalisation/start-personalisation.ts';
import { createRecentFacts } from '../query/facts/recent-facts.ts';
import { realtimeRoutes } from '../realtime/realtime-routes.ts';
import { answerSavedAnalysis, checkSavedAnalysis } from '../reports/analyses/answer-saved-analysis.ts';
import { reportApiRoutes } from '../reports/api/report-api-routes.ts';
import { completenessReader, createCompleteness } from '../reports/completeness.ts';
import { wantsLatest } from '../reports/latest-events.ts';
import { reportRoutes } from '../reports/report-routes.ts';
import { savedSegmentRoutes } from '../saved-segments/saved-segment-routes.ts';
import { createSavedSegments } from '../saved-segments/saved-segments.ts';
import { savedViewRoutes } from '../saved-views/saved-view-routes.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { studioRoutes } from '../studio/studio-routes.ts';
import { createTranscriptReader } from '../transcripts/transcript-reader.ts';
import { advertisingOf, unlessWrong } from './advertising-of.ts';
import { MEDIA_DIR } from './media-dir.ts';
import { registerOperatorParts } from './operators-part.ts';
import { registerPart } from './optional-part.ts';
import { registerActivities } from './personalisation-part.ts';
import { needsPart, type ServerParts } from './roles.ts';
import { broadcasterOf, openStaff, prepareStaff, registerStaff, type StaffNotice } from './staff-part.ts';
import { weekListsOf } from './week-lists-of.ts';

const STUDIO_DIST_DIR = fileURLToPath(new URL('../../../studio/dist/', import.meta.url));

export interface StudioRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'stream' | 'readiness'> {
  database: OperationalDatabase;
  personalisation: Personalisation | null;
  importNotifier: ImportNotifier;
  demoHistory?: DemoHistory | null;
  log: FastifyBaseLogger;
}

export async function registerStudioRole(
  app: FastifyInstance,
  options: StudioRoleOptions,
): Promise<StaffNotice | null> {
  const { config, database, events, stream, log, personalisation, importNotifier, demoHistory = null } = options;
  const { publicOrigin, reportSuite } = config;
  /** Null without a demonstration, and once it has been removed. */
  const presentDemo = () => {
    const status = demoHistory?.status();
    return status && status.state !== 'removed' ? status : null;
  };
  const staff = await openStaff({ config, database, log });
  const { accounts } = staff;
  const requireStaff = createRequireStaff(accounts, publicOrigin);
  const asStaff = createAsStaff(accounts, publicOrigin);
  const tokens = createApiTokens(database, () => new Date());
  const completeness = createCompleteness(stream, Date.now);
  const recentFacts = createRecentFacts({
    ...{ events, completeness, log, nowMs: Date.now },
    timeZone: () => readTimeZone(database),
  });
  app.addHook('onClose', recentFacts.stop);
  completenessReader(app, async (request) =>
    wantsLatest(request) ? completeness() : recentFacts.completenessOf(await completeness()),
  );
  const token = await readOrMakeSecret(commandTokenPath(config.dataDir));
  const asOperator = createAsOperator(accounts, token, publicOrigin);
  const readStudioCatalogue = cacheStudioCatalogue(database, Date.now);
  const schedule = createReadSchedule(readStudioCatalogue);
  if (needsPart(config.roles, 'accounts')) {
    registerStaff(app, { config, database, log }, staff, asOperator);
    void app.register(catalogueRoutes, { database, requireStaff });
    void app.register(studioCatalogueRoutes, {
      read: readStudioCatalogue,
      readTranscript: createTranscriptReader(MEDIA_DIR),
      requireStaff,
      nowMs: Date.now,
    });
  }
  /** Administrators: they export and erase visitors. */
  const maySeeIdentifiers = async (request: FastifyRequest) =>
    allow(await accounts.sessionOf(headersOf(request)), 'administrator', false).ok;
  if (needsPart(config.roles, 'reports')) {
    void app.register(reportRoutes, {
      events,
      completeness,
      factsAsOf: recentFacts.asOf,
      requireStaff,
      reportSuite,
      demoHistory: presentDemo,
    });
    void app.register(reportApiRoutes, {
      events,
      completeness,
      requireReader: createRequireReader(tokens, requireStaff),
      maySeeIdentifiers,
      timeZone: () => readTimeZone(database),
      reportSuite,
      schedule,
      factsAsOf: recentFacts.asOf,
      maxSeconds: config.reportSeconds,
      nowMs: Date.now,
    });
    void app.register(savedSegmentRoutes, {
      segments: createSavedSegments(database, () => new Date()),
      requireReader: createRequireReader(tokens, requireStaff),
      asStaff,
    });
  }
  if (needsPart(config.roles, 'reports')) {
    void app.register(exportRoutes, {
      events,
      asExporter: createAsTokenOr(tokens, 'events', asOperator),
      reportSuite,
      onExported: (entry) => recordAudit(database, { action: 'events.exported', ...entry }),
    });
    void app.register(advertisingReportRoutes, {
      database,
      requireStaff,
      timeZone: () => readTimeZone(database),
      now: () => new Date(),
      // The ads endpoints report errors in the advertising files.
      contract: unlessWrong(() => advertisingOf(config))?.contract ?? null,
    });
    void app.register(annotationRoutes, {
      database,
      asStaff,
      now: () => new Date(),
      broadcasts: createFindBroadcasts(readStudioCatalogue),
    });
    const demoSuite = () => presentDemo()?.suite ?? null;
    const mailing = {
      database,
      asStaff,
      answering: async () => ({
        events,
        completeness,
        timeZone: await readTimeZone(database),
        reportSuite,
        schedule,
        maxSeconds: config.reportSeconds,
        nowMs: Date.now(),
      }),
      mailer: openMailer(config, log),
      broadcaster: broadcasterOf(database),
      readNames: async () => ({
        pages: Object.fromEntries((await readStudioCatalogue())?.pageTitles ?? []),
        activities: personalisation?.registry.all() ?? [],
      }),
      publicOrigin,
      now: () => new Date(),
    };
    void app.register(savedViewRoutes, {
      ...mailing,
      answerAnalysis: answerSavedAnalysis,
      checkAnalysis: checkSavedAnalysis,
      weekLists: weekListsOf({ events, database, reportSuite, demoSuite, now: mailing.now }),
    });
    void app.register(alertRoutes, { ...mailing, demoSuite });
    void app.register(parallelRunRoutes, {
      events,
      database,
      reportSuite,
      servers: config.parallelRun,
      timeZone: () => readTimeZone(database),
      asStaff,
      now: () => new Date(),
    });
  }
  if (needsPart(config.roles, 'activities') && personalisation) {
    registerActivities(app, { config, events, personalisation, accounts, database });
  }
  if (needsPart(config.roles, 'privacy')) {
    const asReader = createAsOperator(accounts, token, publicOrigin, 'analyst');
    void app.register(demoHistoryRoutes, {
      history: demoHistory,
      asOperator,
      asReader,
      onRemoved: (by, address, subject) =>
        recordAudit(database, { action: 'demo.removed', by, subject, address, detail: {} }),
    });
    registerOperatorParts(app, {
      asOperator,
      asReader,
      database,
      events,
      stream,
      reportSuite,
      reportSuites: config.reportSuites,
      site: config.site,
      publicOrigin,
      importNotifier,
      retentionDays: config.retentionDays,
    });
  }
  if (needsPart(config.roles, 'realtime')) {
    void app.register(realtimeRoutes, {
      stream,
      events,
      requireStaff,
      isStillStaff: async (request) => allow(await accounts.sessionOf(headersOf(request)), 'analyst', false).ok,
      maySeeIdentifiers,
      reportSuite,
      demoSuite: demoHistory?.suite ?? null,
      nowMs: Date.now,
    });
  }
  if (needsPart(config.roles, 'studio')) {
    await registerPart(app, 'studio', options, async (scope) => studioRoutes(scope, { distDir: STUDIO_DIST_DIR }));
  }
  return needsPart(config.roles, 'studio') ? prepareStaff({ config, database }, staff) : null;
}
