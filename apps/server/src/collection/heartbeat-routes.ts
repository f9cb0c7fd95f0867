/** `GET /hb/?…` (docs/wire/heartbeat.md § 1): no cookies, any origin, no body in the answer. */
import type { FastifyPluginAsync } from 'fastify';
import { allowAnyOrigin, allowPreflight } from '../http/cross-origin.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import type { Inbox } from './inbox.ts';
import { answerUntaken } from './receipt-answer.ts';
import { receiveRequest } from './receive-request.ts';

/**
 * Clients configured with only a host send heartbeats to `/`, where the website is. They are routed as `/hb/…`;
 * the event's id still depends on the original bytes. For Fastify's `rewriteUrl`.
 */
export const routeHeartbeatAtRoot = (url: string): string =>
  /^\/\?(?:.*&)?s(?::|%3a)event(?::|%3a)type=/i.test(url) ? `/hb${url}` : url;

export const heartbeatRoutes: FastifyPluginAsync<{ inbox: Inbox }> = async (app, { inbox }) => {
  for (const url of ['/hb', '/hb/']) {
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url,
      handler: async (request, reply) => {
        allowAnyOrigin(reply);
        reply.header('cache-control', 'no-store');
        const receipt = await receiveRequest(inbox, request, 'heartbeat');
        return answerUntaken(reply, receipt) ?? reply.code(204).send();
      },
    });
    app.options(url, async (_request, reply) => {
      allowAnyOrigin(reply);
      return allowPreflight(reply, 'GET, HEAD, POST');
    });
    refuseOtherMethods(app, url, 'GET, HEAD, POST');
  }
};
