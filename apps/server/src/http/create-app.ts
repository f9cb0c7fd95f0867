/** The Fastify instance that every part is registered on: limits, errors, headers, logs. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { answerClientError, answerErrors, sendError } from './api-error.ts';
import { BODY_BYTES, HEADER_BYTES, KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS, URL_CHARACTERS } from './limits.ts';
import { serversWithLane } from './quick-lane.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  log: FastifyBaseLogger;
  /** Believe X-Forwarded-For: only behind a proxy of ours. */
  trustProxy: boolean;
  /** Gives the address a request is routed by; used to serve a client that knows only the root of a host. */
  rewriteUrl?: (url: string) => string;
}

export function createApp({ log, trustProxy, rewriteUrl = (url) => url }: AppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    serverFactory: serversWithLane(),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_BYTES },
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 1000 },
    pluginTimeout: 0, // a machine with much to do starts late rather than not at all
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void sendError(reply, error.statusCode ?? 400),
  });
  answerErrors(app);
  setSecurityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.originalUrl.length > URL_CHARACTERS) return sendError(reply, 414);
  });
  // The route's pattern, not the address: an address may hold ids.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  return app;
}
