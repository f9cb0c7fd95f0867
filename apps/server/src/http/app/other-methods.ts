/** Answers 405 with `Allow` for other methods of a known address (RFC 9110 § 15.5.6). */
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendError } from '../answers/api-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/** @param allowed in the format of `Allow`, such as `GET, HEAD, POST` */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string): void {
  const known = allowed.split(', ');
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url,
    // Fastify adds a HEAD route to every GET route.
    exposeHeadRoute: !known.includes('HEAD'),
    handler: async (_request, reply) => sendError(reply.header('allow', `${allowed}, OPTIONS`), 405),
  });
}
