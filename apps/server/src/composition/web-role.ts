/** Role `web`: the website, its media and live channels. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createPublicContract } from '../advertising/public-contract.ts';
import { type IsEmbargoed, NOTHING_EMBARGOED } from '../catalogue/embargo/embargoed-media.ts';
import { feedRoutes } from '../catalogue/feeds/feed-routes.ts';
import { readRevision } from '../catalogue/imports/imported-store.ts';
import { fetchSource } from '../catalogue/imports/source/fetch-source.ts';
import { watchImports } from '../catalogue/imports/watch-imports.ts';
import { loadCatalogue } from '../catalogue/loading/load-catalogue.ts';
import { suggestionRoutes } from '../catalogue/search/suggestion-routes.ts';
import { hostsOf } from '../config/values/live-origins.ts';
import { createPodcastCounter } from '../downloads/count-podcast-downloads.ts';
import { downloadRoutes } from '../downloads/download-routes.ts';
import { sendError } from '../http/answers/api-error.ts';
import { NO_DECISION } from '../http/app/page-decision.ts';
import { mayHaveParticipated } from '../participation/voter.ts';
import { EDITING_PARAMETER } from '../personalisation/activities/preview-token.ts';
import { openFileCache } from '../pictures/file-cache.ts';
import { createImportedPictures } from '../pictures/imported-pictures.ts';
import { MAX_CACHE_BYTES } from '../pictures/picture-limits.ts';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { consentProofRoutes } from '../privacy/consent-proof-routes.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { maintainMostWatched } from '../reports/most-watched.ts';
import { mayBePage } from '../site/page-address.ts';
import { sendFailure } from '../site/page-response.ts';
import { siteRoutes } from '../site/site-routes.ts';
import { createLibraryStore } from '../tag-library/library-store.ts';
import { followSiteRules } from '../tag-library/site-rules.ts';
import { createTranscriptReader } from '../transcripts/transcript-reader.ts';
import { PLACES } from '../weather/places/places.ts';
import { createWeatherReader } from '../weather/weather-reader.ts';
import { advertisingOf, unlessWrong } from './advertising-of.ts';
import { demoSource } from './demo-source.ts';
import { MEDIA_DIR } from './media-dir.ts';
import { registerPart } from './optional-part.ts';
import { registerDelivery } from './personalisation-part.ts';
import { needsPart } from './roles.ts';
import { registerStreams } from './streams-part.ts';
import { registerLibrary } from './tag-library-part.ts';
import { openPersonal } from './visitors-part.ts';
import type { WebRoleOptions } from './web-role-options.ts';

const SITE_BUILD_DIR = fileURLToPath(new URL('../../../site/build/', import.meta.url));

export async function registerWebRole(app: FastifyInstance, options: WebRoleOptions): Promise<void> {
  const { config, database, follow, events, stream, log, personalisation } = options;
  if (!needsPart(config.roles, 'site')) return;
  const proofs = createConsentProofs(database);
  void app.register(consentProofRoutes, { proofs, publicOrigin: config.publicOrigin, now: () => new Date() });
  const library = createLibraryStore(database);
  await registerLibrary(app, options, library);
  let isEmbargoed: IsEmbargoed = NOTHING_EMBARGOED;
  const isSetUp = await registerPart(app, 'site', options, async (scope) => {
    const siteRules = await followSiteRules({ library, ...config.site, log, follow });
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
    isEmbargoed = live.isEmbargoed;
    options.onNamed?.(() => catalogue.broadcaster().name);
    const stopWatching = watchImports({ database, follow, live, notifier: options.importNotifier, log }, revision);
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
    await scope.register(pictureRoutes, { catalogue, pictures, mediaDir: MEDIA_DIR, isEmbargoed: live.isEmbargoed });
    // Called instead of registered: Fastify refuses to start when a registered plugin throws.
    await siteRoutes(scope, {
      buildDir: SITE_BUILD_DIR,
      mediaDir: MEDIA_DIR,
      isEmbargoed: live.isEmbargoed,
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
        timeZone: async () => catalogue.broadcaster().timeZone,
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
        proofs.store(proof, new Date()).catch((err: unknown) => log.error({ err }, 'a consent choice was not stored')),
    });
  });
  await registerStreams(app, options, (path) => isEmbargoed(path));
  await registerDelivery(app, options);
  if (!isSetUp()) {
    app.get('/*', (request, reply) =>
      mayBePage(request.url) ? sendFailure(request, reply, 'notReady', null) : sendError(reply, 503),
    );
  }
}
