/** Composition of advertising: the only file here that knows the network and where secrets and files come from. */
import type { Clip } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createSealer } from '../http/seal.ts';
import { createAdMetrics } from './ad-metrics.ts';
import { advertisingRoutes } from './advertising-routes.ts';
import { createAdServerPatience } from './decision/ad-server-patience.ts';
import type { AdTransport } from './decision/ad-transport.ts';
import { createHttpTransport } from './decision/http-transport.ts';
import { demoAdRoutes } from './demo-ads/demo-ad-routes.ts';
import { createDemoAdServer, DEMO_AD_TAG } from './demo-ads/demo-ad-server.ts';
import { createInProcessTransport } from './demo-ads/in-process-transport.ts';
import type { Advertising } from './read-advertising.ts';
import { createReadMedia } from './read-media.ts';

export interface AdvertisingSetting {
  advertising: Advertising;
  clips: readonly Clip[];
  mediaDir: string;
  /** VMAP or VAST; null asks the demo ad server, or nobody when it has no campaigns; `off` asks nobody. */
  tagUrl: string | null;
  /** Signs what players carry; the same on every server. */
  secret: string;
  publicOrigin: string | null;
  registry: Registry;
  nowMs: () => number;
  random: () => number;
  /** For tests: instead of HTTP. */
  network?: AdTransport;
}

/** @returns the breaks that live channels have, by channel: none without anybody to ask */
export function startAdvertising(app: FastifyInstance, setting: AdvertisingSetting): Advertising['liveRules'] {
  const { advertising, clips, publicOrigin } = setting;
  const { contract } = advertising;
  const isOff = setting.tagUrl === 'off';
  const campaigns = isOff ? [] : advertising.campaigns;
  const givenTag = isOff ? null : setting.tagUrl;
  const metrics = createAdMetrics(setting.registry);
  const readMedia = createReadMedia(setting.mediaDir);
  const server = createDemoAdServer(campaigns, metrics.demoEvent);
  const network =
    setting.network ??
    createHttpTransport({
      trustedHosts: givenTag === null ? [] : [new URL(givenTag).hostname],
      onPingDropped: metrics.beaconDropped,
    });
  const tagUrl = givenTag ?? (campaigns.length > 0 ? DEMO_AD_TAG : null);
  // Without anybody to ask, every clip is as if protected: its playlists are the same, without breaks.
  const passages =
    tagUrl === null ? clips.map(({ id }) => ({ clip: id, why: '', whole: true as const })) : advertising.passages;

  const liveRules: Advertising['liveRules'] = tagUrl === null ? new Map() : advertising.liveRules;

  demoAdRoutes(app, { server, publicOrigin });
  advertisingRoutes(app, {
    tagUrl: tagUrl ?? DEMO_AD_TAG,
    transport: createInProcessTransport({ server, readMedia, network }),
    patience: createAdServerPatience(),
    sealer: createSealer(setting.secret),
    contract,
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
