/**
 * `/b/ss/{suites}/{flag}/{version}/s{random}` (docs/wire/analytics.md § 1). Clients require status 200: an image for a
 * GET, a script if they asked for postbacks, and explicit CORS permission for a POST with credentials.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowOriginWithCookies, allowPreflight } from '../http/cross-origin.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import type { Inbox } from './inbox.ts';
import { answerUntaken } from './receipt-answer.ts';
import { receiveRequest } from './receive-request.ts';

export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
/** A transparent image of 1 × 1: GIF89a, 43 bytes. */
export const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

export const analyticsRoutes: FastifyPluginAsync<{ inbox: Inbox }> = async (app, { inbox }) => {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/b/ss/*',
    handler: async (request, reply) => {
      allowOriginWithCookies(request, reply);
      reply.header('cache-control', 'no-store');
      const receipt = await receiveRequest(inbox, request, 'analytics');
      return answerUntaken(reply, receipt) ?? acknowledge(request, reply);
    },
  });
  app.options('/b/ss/*', async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return allowPreflight(reply, 'GET, HEAD, POST');
  });
  refuseOtherMethods(app, '/b/ss/*', 'GET, HEAD, POST');
};

/** Flag `10`: the client expects a script, or JSON for a POST; it contains no postbacks. */
export const wantsScript = (url: string): boolean => /^\/b\/ss\/[^/]+\/(?:\d+\.)?10\//.test(url);

function acknowledge(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsScript(request.originalUrl)) return reply.type('image/gif').send(PIXEL);
  if (request.method === 'POST') return reply.type('application/json; charset=utf-8').send('{}');
  return reply.type(SCRIPT_TYPE).send('');
}
