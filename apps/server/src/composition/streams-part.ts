import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keyFor } from '../accounts/account-secret.ts';
import { createAdRecords } from '../advertising/records/ad-records.ts';
import { startAdvertising } from '../advertising/start-advertising.ts';
import type { IsEmbargoed } from '../catalogue/embargo/embargoed-media.ts';
import { readCatalogue, readTimeZone } from '../catalogue/loading/read-catalogue.ts';
import { originOf } from '../config/values/live-origins.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { readLoopedChannels } from '../streaming/live-channels.ts';
import { type LiveOptions, liveRoutes } from '../streaming/live-routes.ts';
import { advertisingOf } from './advertising-of.ts';
import { MEDIA_DIR } from './media-dir.ts';
import { registerPart } from './optional-part.ts';
import type { WebRoleOptions } from './web-role-options.ts';

/** Live channels and advertising. A failure of one affects neither the other nor the pages. */
export async function registerStreams(
  app: FastifyInstance,
  options: WebRoleOptions,
  isEmbargoed: IsEmbargoed,
): Promise<void> {
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
      isEmbargoed,
      tagUrl: config.adTagUrl,
      publicOrigin: config.publicOrigin,
      creatives: { directory: config.adCreativeDir, maxBytes: config.adCreativeMb * 1024 * 1024 },
      records: createAdRecords({
        database,
        timeZone: () => readTimeZone(database),
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
