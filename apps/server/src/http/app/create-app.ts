/** The Fastify instance of all parts: limits, errors, headers, logs. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerClientError, answerErrors, sendError } from '../answers/api-error.ts';
import { serversWithFastPath } from '../fast-path/fast-path.ts';
import { createHostGuard } from './host-guard.ts';
import {
  BODY_BYTES,
  HEADER_BYTES,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
  TIMEOUT_CHECK_MS,
  URL_CHARACTERS,
} from './limits.ts';
import { SECURITY_HEADERS, setSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  log: FastifyBaseLogger;
  /** Number of our reverse proxies in front; 0: forwarding headers are ignored. */
  trustedProxies: number;
  /** Scheme and host that visitors use; null: only loopback hosts are answered. */
  publicOrigin: string | null;
  /** Answers an undecodable address on a path of pages; null: the usual error. */
  badAddress?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null;
}

export function createApp({ log, trustedProxies, publicOrigin, badAddress }: AppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    serverFactory: serversWithFastPath(createHostGuard({ publicOrigin, trustedProxies })),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    // A function, because Fastify refuses a number: it cannot verify the nearest peer, which the operator vouches for.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    routerOptions: { maxParamLength: 1000 },
    pluginTimeout: 0, // a slow start on a busy machine is not an error
    clientErrorHandler: answerClientError,
    // No hook runs for these errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
      void (badAddress?.(request, reply) ?? sendError(reply, error.statusCode ?? 400));
    },
  });
  answerErrors(app);
  setSecurityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.originalUrl.length > URL_CHARACTERS) return sendError(reply, 414);
  });
  // Log the route's pattern, not the address: addresses may contain ids.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  return app;
}
