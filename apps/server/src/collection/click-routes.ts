/**
 * `/click`: the click beacon (§ 7), sent while the visitor leaves, as an image or with `sendBeacon`. Its parameters are
 * those of an analytics link hit, in the URL or the body; it belongs to the configured report suite.
 */
import type { FastifyPluginAsync } from 'fastify';
import { allowOriginWithCookies, allowPreflight } from '../http/cross-origin.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { PIXEL } from './analytics-routes.ts';
import type { Inbox } from './inbox.ts';
import { answerUntaken } from './receipt-answer.ts';
import { receiveRequest } from './receive-request.ts';
import { CLICK_PATH } from './received.ts';

export const clickRoutes: FastifyPluginAsync<{ inbox: Inbox }> = async (app, { inbox }) => {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: CLICK_PATH,
    handler: async (request, reply) => {
      allowOriginWithCookies(request, reply);
      reply.header('cache-control', 'no-store');
      const untaken = answerUntaken(reply, await receiveRequest(inbox, request, 'click'));
      if (untaken) return untaken;
      return request.method === 'POST' ? reply.code(204).send() : reply.type('image/gif').send(PIXEL);
    },
  });
  app.options(CLICK_PATH, async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return allowPreflight(reply, 'GET, HEAD, POST');
  });
  refuseOtherMethods(app, CLICK_PATH, 'GET, HEAD, POST');
};
