/** For tests: advertising as the web role starts it, over the demo's files, with a controlled clock and no network. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDemoCatalogue } from '@sintonia/demo';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import { createApp } from '../../http/app/create-app.ts';
import { aNetwork } from '../decision/testing/an-ad-server.ts';
import type { AdAssetList } from '../interstitials/ad-asset-list.ts';
import { readAdvertising } from '../read-advertising.ts';
import { NO_RECORDS } from '../records/ad-records.ts';
import { type AdvertisingSetting, startAdvertising } from '../start-advertising.ts';

export const DEMO = join(import.meta.dirname, '../../../../../demo');
const START_MS = Date.UTC(2026, 10, 21, 12, 30);
export const { clips } = readDemoCatalogue();

export async function aServer(overrides: Partial<AdvertisingSetting> = {}) {
  const clock = { nowMs: START_MS, random: 0.3 };
  const registry = new Registry();
  const app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
  await app.register(async (scope) => {
    startAdvertising(scope, {
      advertising: readAdvertising(join(DEMO, 'advertising')),
      clips,
      mediaDir: join(DEMO, 'media'),
      tagUrl: null,
      secret: 'a secret of thirty-two characters',
      publicOrigin: 'https://www.example.cat',
      registry,
      nowMs: () => clock.nowMs,
      random: () => clock.random,
      network: aNetwork({}),
      creatives: { directory: mkdtempSync(join(tmpdir(), 'sintonia-creatives-')), maxBytes: 1e9 },
      records: NO_RECORDS,
      log: scope.log,
      ...overrides,
    });
  });
  const listAt = async (address: string): Promise<AdAssetList> => (await app.inject(address)).json();
  const counted = async (name: string, labels: Record<string, string> = {}) => {
    const { values } = (await registry.getSingleMetric(`sintonia_ad_${name}_total`)?.get()) ?? { values: [] };
    return values
      .filter(({ labels: own }) => Object.entries(labels).every(([label, value]) => own[label] === value))
      .reduce((sum, { value }) => sum + value, 0);
  };
  return { app, clock, listAt, counted };
}

/** The asset lists of a clip by break, found as hls.js finds them. */
export async function listsOf(app: FastifyInstance, clip: string, state = '') {
  const master = await app.inject(`/media-ads/${clip}/master.m3u8?state=${state}`);
  const rendition = master.body.split('\n').find((line) => line.startsWith('540p.m3u8')) ?? '';
  const media = await app.inject(`/media-ads/${clip}/${rendition}`);
  const lists = [...media.body.matchAll(/ID="ad-([^"]+)".*?X-ASSET-LIST="([^"]+)"/g)];
  return { master, media, lists: new Map(lists.map(([, id = '', address = '']) => [id, address])) };
}
