/** Composition of advertising: the only file here that uses the network and knows where secrets and files come from. */

import { mkdirSync } from 'node:fs';
import type { Clip } from '@sintonia/contracts';
import { HOUR_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createTokenSigner } from '../http/protection/token-signer.ts';
import { createAdMetrics } from './ad-metrics.ts';
import { advertisingRoutes } from './advertising-routes.ts';
import { creativeRoutes } from './creatives/creative-routes.ts';
import { createCreativeStore } from './creatives/creative-store.ts';
import { createDownload } from './creatives/download-creative.ts';
import { createAdServerCircuitBreaker } from './decision/ad-server-circuit-breaker.ts';
import type { AdTransport } from './decision/ad-transport.ts';
import { createHttpTransport } from './decision/http-transport.ts';
import { demoAdRoutes } from './demo-ads/demo-ad-routes.ts';
import { createDemoAdServer, DEMO_AD_TAG } from './demo-ads/demo-ad-server.ts';
import { createInProcessTransport } from './demo-ads/in-process-transport.ts';
import type { Advertising } from './read-advertising.ts';
import { createReadMedia } from './read-media.ts';
import type { AdRecords } from './records/ad-records.ts';

export interface AdvertisingSetting {
  advertising: Advertising;
  clips: readonly Clip[];
  mediaDir: string;
  /** Whether a file below `/media/` is under embargo. */
  isEmbargoed?: (path: string) => boolean;
  /** Address of VMAP or VAST; null uses the demo ad server if it has campaigns; `off` uses none. */
  tagUrl: string | null;
  /** Signs the tokens that players carry; the same on every server. */
  secret: string;
  publicOrigin: string | null;
  registry: Registry;
  nowMs: () => number;
  random: () => number;
  /** Absolute directory of prepared creatives, and their size limit, bytes. */
  creatives: { directory: string; maxBytes: number };
  /** Persists promise counts and creative states beyond this process. */
  records: AdRecords;
  log: FastifyBaseLogger;
  /** For tests: replaces HTTP. */
  network?: AdTransport;
}

const TIDY_MS = 6 * HOUR_MS;

/** @returns the live breaks by channel; empty without an ad server */
export function startAdvertising(app: FastifyInstance, setting: AdvertisingSetting): Advertising['liveRules'] {
  const { advertising, clips, publicOrigin } = setting;
  const { contract } = advertising;
  const isOff = setting.tagUrl === 'off';
  const campaigns = isOff ? [] : advertising.campaigns;
  const givenTag = isOff ? null : setting.tagUrl;
  const { records } = setting;
  const metrics = createAdMetrics(setting.registry, records.promise);
  const readMedia = createReadMedia(setting.mediaDir, setting.isEmbargoed);
  const server = createDemoAdServer(campaigns, metrics.demoEvent);
  const trustedHosts = givenTag === null ? [] : [new URL(givenTag).hostname];
  const network = setting.network ?? createHttpTransport({ trustedHosts, onPingDropped: metrics.beaconDropped });
  const { directory, maxBytes } = setting.creatives;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const creatives = createCreativeStore({
    directory,
    maxBytes,
    download: createDownload(trustedHosts),
    nowMs: setting.nowMs,
    onResult: (record) => {
      metrics.creative(record.problem);
      records.creative(record);
      if (record.problem)
        setting.log.warn({ creative: record.source, problem: record.problem }, 'an ad cannot be played');
    },
  });
  const tidy = () =>
    creatives.tidy().catch((err: unknown) => setting.log.error({ err }, 'old creatives were not removed'));
  const tidying = setInterval(tidy, TIDY_MS);
  tidying.unref();
  void tidy();
  app.addHook('onClose', async () => {
    clearInterval(tidying);
    await records.stop();
  });
  void app.register((scope) => creativeRoutes(scope, directory));
  const tagUrl = givenTag ?? (campaigns.length > 0 ? DEMO_AD_TAG : null);
  // Without an ad server every clip is treated as protected: the same playlists, without breaks.
  const passages =
    tagUrl === null ? clips.map(({ id }) => ({ clip: id, why: '', whole: true as const })) : advertising.passages;

  const liveRules: Advertising['liveRules'] = tagUrl === null ? new Map() : advertising.liveRules;

  demoAdRoutes(app, { server, publicOrigin });
  advertisingRoutes(app, {
    tagUrl: tagUrl ?? DEMO_AD_TAG,
    transport: createInProcessTransport({ server, readMedia, network }),
    breaker: createAdServerCircuitBreaker(),
    creatives,
    records,
    signer: createTokenSigner(setting.secret),
    contract,
    site: publicOrigin === null ? '' : new URL(publicOrigin).host,
    passages,
    liveRules,
    clips,
    readMedia,
    metrics,
    nowMs: setting.nowMs,
    random: setting.random,
  });
  return liveRules;
}
