/** The collector: analytics hits, heartbeats, clicks and batches, each with the answer that its clients need. */
import type { FastifyPluginAsync } from 'fastify';
import { registerFastPath } from '../http/fast-path/fast-path.ts';
import type { Metrics } from '../http/monitoring/server-metrics.ts';
import { limitByWindow } from '../http/protection/rate-limit.ts';
import { createRateWindow } from '../http/protection/rate-window.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { batchRoutes } from './batch-routes.ts';
import { createBeaconListener } from './beacon-listener.ts';
import { createInbox } from './inbox.ts';
import type { Decode } from './protocols/decode.ts';

export interface CollectionOptions {
  stream: EventStream;
  metrics: Metrics;
  decode: Decode;
  ratePerMinute: number;
  /** Whether to use X-Forwarded-For: only behind our own proxy. */
  trustedProxies: number;
}

export const collectionRoutes: FastifyPluginAsync<CollectionOptions> = async (app, options) => {
  const rate = createRateWindow(options.ratePerMinute);
  limitByWindow(app, rate);
  // Bodies stay raw bytes: clients may send any content type, or none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const inbox = createInbox(options);
  registerFastPath(app, createBeaconListener({ inbox, rate, trustedProxies: options.trustedProxies, log: app.log }));
  await app.register(batchRoutes, { inbox, rate });
};
