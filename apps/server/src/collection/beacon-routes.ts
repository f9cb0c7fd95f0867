/** The way in for beacons that are more than an address: bodies, preflights, methods that are refused. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { allowPreflight } from '../http/cross-origin.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { BEACONS, type BeaconAnswer, type Endpoint, receiveBeacon } from './beacons.ts';
import type { Inbox } from './inbox.ts';

const METHODS = 'GET, HEAD, POST';

export const beaconRoutes: FastifyPluginAsync<{ inbox: Inbox }> = async (app, { inbox }) => {
  for (const endpoint of Object.keys(BEACONS) as Endpoint[]) {
    for (const url of BEACONS[endpoint].routes) {
      app.route({
        method: ['GET', 'HEAD', 'POST'],
        url,
        handler: async (request, reply) => {
          permit(endpoint, request, reply).header('cache-control', 'no-store');
          const answer = await receiveBeacon(inbox, endpoint, {
            url: request.originalUrl,
            method: request.method,
            receivedAtMs: Date.now(),
            address: request.ip,
            userAgent: request.headers['user-agent'],
            body: request.body,
          });
          return send(reply, answer);
        },
      });
      app.options(url, async (request, reply) => allowPreflight(permit(endpoint, request, reply), METHODS));
      refuseOtherMethods(app, url, METHODS);
    }
  }
};

function permit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = BEACONS[endpoint].permit(request.headers.origin);
  for (const [at, name] of headers.entries()) if (at % 2 === 0) reply.header(name, headers[at + 1]);
  return reply.header('cross-origin-resource-policy', 'cross-origin');
}

function send(reply: FastifyReply, answer: BeaconAnswer): FastifyReply {
  if (answer.status === 204) return reply.code(204).send();
  if (answer.status === 200) return reply.type(answer.type).send(answer.body);
  return sendError(reply, answer.status, answer.error);
}
