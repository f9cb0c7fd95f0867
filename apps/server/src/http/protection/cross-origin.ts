/** CORS headers for measurement clients on other sites (docs/wire, section 1 of each page). */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For requests without credentials: heartbeats, settings. */
export function allowAnyOrigin(reply: FastifyReply): void {
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

/**
 * For requests with credentials: analytics POSTs, identity. They do not allow a wildcard, so the origin is echoed. Our
 * cookies are SameSite=Lax: a script of another site gets an answer, but never sends them.
 */
export function allowOriginWithCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'origin');
  const { origin } = request.headers;
  if (isOrigin(origin)) {
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
  }
}

const isOrigin = (origin: string | undefined): origin is string =>
  origin !== undefined && /^https?:\/\/[^\s,]+$/.test(origin);

const preflight = (methods: string) => ({
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type, content-encoding',
  'access-control-max-age': '7200',
});

/** Answers a preflight request. */
export const allowPreflight = (reply: FastifyReply, methods: string): FastifyReply =>
  reply.headers(preflight(methods)).code(204).send();

/** The same as alternating names and values, for an answer outside the framework. */
export const preflightHeaders = (methods: string): readonly string[] => Object.entries(preflight(methods)).flat();

/** Headers of `allowOriginWithCookies` as alternating names and values. */
export const originHeaders = (origin: string | undefined): readonly string[] =>
  isOrigin(origin)
    ? ['vary', 'origin', 'access-control-allow-origin', origin, 'access-control-allow-credentials', 'true']
    : ['vary', 'origin'];
