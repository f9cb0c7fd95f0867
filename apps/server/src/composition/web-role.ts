/** Role `web`: the website, its media and live channels. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { keyFor } from '../accounts/account-secret.ts';
import { createPublicContract } from '../advertising/public-contract.ts';
import { readAdvertising } from '../advertising/read-advertising.ts';
import { createAdRecords } from '../advertising/records/ad-records.ts';
import { startAdvertising } from '../advertising/start-advertising.ts';
import { HOLDS_NOTHING, type IsHeld } from '../catalogue/embargo/held-media.ts';
import { feedRoutes } from '../catalogue/feeds/feed-routes.ts';
import { readRevision } from '../catalogue/imports/imported-store.ts';
import { fetchSource } from '../catalogue/imports/source/fetch-source.ts';
import { type ImportNews, watchImports } from '../catalogue/imports/watch-imports.ts';
import { readCatalogue } from '../catalogue/loading/catalogue-store.ts';
import { loadCatalogue } from '../catalogue/loading/load-catalogue.ts';
import { suggestionRoutes } from '../catalogue/search/suggestion-routes.ts';
import { hostsOf, originOf } from '../config/values/live-origins.ts';
import type { DemoHistory } from '../demo-history/demo-history.ts';
import { createPodcastCounter } from '../downloads/count-podcast-downloads.ts';
import { downloadRoutes } from '../downloads/download-routes.ts';
import { sendError } from '../http/answers/api-error.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { mayHaveParticipated } from '../participation/voter.ts';
import { EDITING_PARAMETER } from '../personalisation/activities/preview-token.ts';
import type { Personalisation } from '../personalisation/start-personalisation.ts';
import { openFileCache } from '../pictures/file-cache.ts';
import { createImportedPictures } from '../pictures/imported-pictures.ts';
import { MAX_CACHE_BYTES } from '../pictures/picture-limits.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { consentProofRoutes } from '../privacy/consent-proof-routes.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { maintainMostWatched } from '../reports/most-watched.ts';
import { mayBePage } from '../site/page-address.ts';
import { NO_DECISION } from '../site/page-decision.ts';
import { sendFailure } from '../site/page-response.ts';
import { siteRoutes } from '../site/site-routes.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { readLoopedChannels } from '../streaming/live-channels.ts';
import { type LiveOptions, liveRoutes } from '../streaming/live-routes.ts';
import { libraryRoutes } from '../tag-library/library-routes.ts';
import { createLibraryStore, type LibraryStore } from '../tag-library/library-store.ts';
import { provideLibrary } from '../tag-library/provide-library.ts';
import { readBuiltLibrary } from '../tag-library/read-built-library.ts';
import { followSiteRules } from '../tag-library/site-rules.ts';
import { createTranscriptReader } from '../transcripts/transcript-reader.ts';
import { PLACES } from '../weather/places/places.ts';
import { createWeatherReader } from '../weather/weather-reader.ts';
import { demoSource } from './demo-source.ts';
import { registerPart } from './optional-part.ts';
import { registerDelivery } from './personalisation-part.ts';
import { needsPart, type ServerParts } from './roles.ts';
import { openPersonal } from './visitors-part.ts';

const SITE_BUILD_DIR = fileURLToPath(new URL('../../../site/build/', import.meta.url));
const MEDIA_DIR = fileURLToPath(new URL('../../../../demo/media/', import.meta.url));
const DEMO_TAG_LIBRARY_DIR = fileURLToPath(new URL('../../../../demo/build/tag-library/', import.meta.url));
const DEMO_ADVERTISING_DIR = fileURLToPath(new URL('../../../../demo/advertising/', import.meta.url));

export interface WebRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'stream' | 'readiness' | 'metrics'> {
  database: OperationalDatabase;
  personalisation: Personalisation | null;
  importNews: ImportNews;
  demoHistory?: Pick<DemoHistory, 'suite'> | null;
  log: FastifyBaseLogger;
  /** Called with a function that returns the site's name, once the catalogue is loaded. */
  onNamed?: (name: () => string) => void;
}

export async function registerWebRole(app: FastifyInstance, options: WebRoleOptions): Promise<void> {
  const { config, database, events, stream, log, personalisation } = options;
  if (!needsPart(config.roles, 'site')) return;
  const proofs = createConsentProofs(database);
  void app.register(consentProofRoutes, { proofs, publicOrigin: config.publicOrigin, now: () => new Date() });
  const library = createLibraryStore(database);
  await registerLibrary(app, options, library);
  let isHeld: IsHeld = HOLDS_NOTHING;
  const isSetUp = await registerPart(app, 'site', options, async (scope) => {
    const siteRules = await followSiteRules({ library, ...config.site, log });
    scope.addHook('onClose', async () => siteRules.stop());
    const suites = { suite: config.reportSuite, demoSuite: options.demoHistory?.suite ?? null };
    const mostWatched = maintainMostWatched(events, suites, log, Date.now);
    scope.addHook('onClose', async () => mostWatched.stop());
    // Errors in the advertising files are reported by the ads endpoints; pages work without ads.
    const advertising = unlessWrong(() => advertisingOf(config));
    const source = config.demo ? await demoSource() : null;
    const revision = await readRevision(database);
    const transcript = createTranscriptReader(MEDIA_DIR);
    const live = await loadCatalogue({
      database,
      source,
      mostWatched: mostWatched.ids,
      isMostWatchedOfDemo: mostWatched.isOfDemo,
      nowMs: Date.now,
      readTranscript: transcript,
    });
    const { reader: catalogue, search } = live;
    isHeld = live.isHeld;
    options.onNamed?.(() => catalogue.broadcaster().name);
    const stopWatching = watchImports({ database, live, news: options.importNews, log }, revision);
    scope.addHook('onClose', async () => {
      stopWatching();
      live.stop();
    });
    const shownUntilMs = live.nextReleaseMs;
    await scope.register(suggestionRoutes, { search, shownUntilMs, nowMs: Date.now });
    const countPodcast = createPodcastCounter({
      suite: config.reportSuite,
      append: stream.append,
      onError: (err) => log.warn({ err }, 'a podcast download could not be stored'),
      nowMs: Date.now,
    });
    await scope.register(downloadRoutes, { catalogue, mediaDir: MEDIA_DIR, countPodcast });
    const { publicOrigin } = config;
    const towns = PLACES.map(({ slug }) => `/el-temps/${slug}/`);
    const feeds = { catalogue, mediaDir: MEDIA_DIR, publicOrigin, otherPages: towns, shownUntilMs, nowMs: Date.now };
    await scope.register(feedRoutes, feeds);
    const { participation, personalService } = await openPersonal(scope, options, catalogue.broadcaster().name);
    const weather = await createWeatherReader({
      url: config.weatherUrl,
      bulletinsFile: config.weatherBulletinsFile,
      dataDir: config.dataDir,
      timeZone: catalogue.broadcaster().timeZone,
      log,
    });
    const pictures = createImportedPictures({
      fetchPicture: fetchSource,
      kept: await openFileCache(join(config.dataDir, 'pictures'), MAX_CACHE_BYTES),
      privateOrigins: config.pictureOrigins,
      nowMs: Date.now,
      onRefused: (address, why) =>
        log.warn({ address, why }, 'a picture could not be fetched; a placeholder is served'),
    });
    await scope.register(pictureRoutes, { catalogue, pictures, mediaDir: MEDIA_DIR, isHeld: live.isHeld });
    // Called instead of registered: Fastify refuses to start when a registered plugin throws.
    await siteRoutes(scope, {
      buildDir: SITE_BUILD_DIR,
      mediaDir: MEDIA_DIR,
      isHeld: live.isHeld,
      mediaOrigins: () => [
        ...new Set([...hostsOf(config.liveOrigins), ...config.adMediaOrigins, ...live.mediaOrigins()]),
      ],
      catalogue,
      onContentChange: (onEvent) => {
        live.onChange(onEvent);
        siteRules.onChange(onEvent);
      },
      rules: siteRules.current,
      vendors: siteRules.vendors,
      weather,
      search,
      transcript,
      participation,
      mayHaveParticipated,
      adContract: createPublicContract({
        contract: advertising?.contract ?? null,
        hasAds: config.adTagUrl !== 'off' && (config.adTagUrl !== null || (advertising?.campaigns.length ?? 0) > 0),
        database,
        now: () => new Date(),
      }),
      personalService,
      publicOrigin,
      measurement: {
        organisationId: config.organisationId,
        reportSuite: config.reportSuite,
        environment: config.site.environment,
        parallelRun: config.parallelRun ?? undefined,
        vendorScripts: config.vendorScripts?.scripts,
        cmp: config.cmp,
      },
      vendorOrigins: config.vendorScripts?.origins,
      personalise:
        personalisation?.pages({ stream, catalogue, reportSuite: config.reportSuite }) ?? (async () => NO_DECISION),
      isEditing: ({ searchParams }) => {
        const token = searchParams.get(EDITING_PARAMETER);
        return token !== null && (personalisation?.previews.editing.isOpen(token, Date.now()) ?? false);
      },
      nowMs: Date.now,
      // A visitor's choice applies even if its proof cannot be stored.
      proveConsent: (proof) =>
        proofs.keep(proof, new Date()).catch((err: unknown) => log.error({ err }, 'a consent choice was not stored')),
    });
  });
  await registerStreams(app, options, (path) => isHeld(path));
  await registerDelivery(app, options);
  if (!isSetUp()) {
    app.get('/*', (request, reply) =>
      mayBePage(request.url) ? sendFailure(request, reply, 'notReady', null) : sendError(reply, 503),
    );
  }
}

/** Publishes the built tag library where needed, and serves its files to pages. */
async function registerLibrary(app: FastifyInstance, options: WebRoleOptions, library: LibraryStore): Promise<void> {
  const { config } = options;
  await registerPart(app, 'tagLibrary', options, async (scope) => {
    const { organisationId, publicOrigin, parallelRun, vendorScripts } = config;
    libraryRoutes(scope, {
      library,
      organisationId,
      publicOrigin,
      parallelRun: parallelRun ?? undefined,
      vendorScripts: vendorScripts?.scripts,
    });
    await provideLibrary({
      library,
      built: await readBuiltLibrary(DEMO_TAG_LIBRARY_DIR),
      site: config.site,
      isEachPublished: config.demo,
      by: config.demo ? 'demo' : 'server',
      now: new Date(),
    });
  });
}

const advertisingOf = ({ adDir, demo }: Pick<ServerParts['config'], 'adDir' | 'demo'>) =>
  readAdvertising(adDir ?? (demo ? DEMO_ADVERTISING_DIR : null));

function unlessWrong<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Live channels and advertising. A failure of one affects neither the other nor the pages. */
async function registerStreams(app: FastifyInstance, options: WebRoleOptions, isHeld: IsHeld): Promise<void> {
  const { config, database } = options;
  let breakRules: LiveOptions['breakRules'] = new Map();
  await registerPart(app, 'advertising', options, async (scope) => {
    const advertising = advertisingOf(config);
    const clips = (await readCatalogue(database))?.clips ?? [];
    const secret = config.adSecret ?? (await keyFor(config, 'advertising/secret'));
    limitRate(scope, config.collectRate);
    breakRules = startAdvertising(scope, {
      advertising,
      clips,
      secret,
      mediaDir: MEDIA_DIR,
      isHeld,
      tagUrl: config.adTagUrl,
      publicOrigin: config.publicOrigin,
      creatives: { directory: config.adCreativeDir, mostBytes: config.adCreativeMb * 1024 * 1024 },
      records: createAdRecords({
        database,
        nowMs: Date.now,
        onError: (err) => options.log.error({ err }, 'advertising counts could not be written; retrying'),
      }),
      log: options.log,
      registry: options.metrics.registry,
      nowMs: Date.now,
      random: Math.random,
    });
  });
  await registerPart(app, 'live', options, async (scope) => {
    const all = (await readCatalogue(database))?.channels ?? [];
    const elsewhere = new Map<string, string>();
    for (const { slug } of all) {
      const origin = originOf(config.liveOrigins, slug);
      if (origin) elsewhere.set(slug, origin);
    }
    const looped = all.flatMap(({ slug, loop }) => (loop === null || elsewhere.has(slug) ? [] : { slug, loop }));
    const channels = readLoopedChannels(looped, join(MEDIA_DIR, 'clips'));
    const linear = new Set(all.flatMap(({ slug, isLinear }) => (isLinear ? slug : [])));
    await scope.register(liveRoutes, { channels, elsewhere, linear, breakRules, now: Date.now });
  });
}
