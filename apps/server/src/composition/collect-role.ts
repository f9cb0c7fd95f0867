/** Role `collect`: all endpoints of measurement clients. */
import type { FastifyInstance } from 'fastify';
import { collectionRoutes } from '../collection/collection-routes.ts';
import { createDecode } from '../collection/protocols/decode.ts';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../http/monitoring/server-metrics.ts';
import { identityRoutes } from '../identity/identity-routes.ts';
import { playbackSettingsRoutes } from '../playback-settings/playback-settings-routes.ts';
import type { SettingsSource } from '../playback-settings/settings-source.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { needsPart } from './roles.ts';

export interface CollectRoleOptions {
  config: Pick<
    Config,
    | 'roles'
    | 'collectRate'
    | 'trustedProxies'
    | 'organisationId'
    | 'publicOrigin'
    | 'siteDomains'
    | 'reportSuite'
    | 'reportSuites'
    | 'idSyncHosts'
    | 'idSyncPartners'
  >;
  settingsOf: SettingsSource;
  stream: EventStream;
  metrics: Metrics;
}

export function registerCollectRole(app: FastifyInstance, options: CollectRoleOptions): void {
  const { config, stream, metrics, settingsOf } = options;
  const ratePerMinute = config.collectRate;
  if (needsPart(config.roles, 'collection')) {
    const decode = createDecode(config.reportSuite, config.reportSuites);
    void app.register(collectionRoutes, {
      stream,
      metrics,
      decode,
      ratePerMinute,
      trustedProxies: config.trustedProxies,
    });
  }
  if (needsPart(config.roles, 'identity')) {
    const { publicOrigin, siteDomains: domains, idSyncHosts: syncHosts, idSyncPartners: syncPartners } = config;
    void app.register(identityRoutes, { ratePerMinute, publicOrigin, domains, syncHosts, syncPartners });
  }
  if (needsPart(config.roles, 'playbackSettings')) void app.register(playbackSettingsRoutes, { settingsOf });
}
