/** An address that is there, asked with a method that it does not answer: 405 and which it does (RFC 9110 § 15.5.6). */
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendError } from './api-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/** @param allowed as `Allow` lists them, such as `GET, HEAD, POST` */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string): void {
  const known = allowed.split(', ');
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url,
    // A GET of a route brings a HEAD with it.
    exposeHeadRoute: !known.includes('HEAD'),
    handler: async (_request, reply) => sendError(reply.header('allow', `${allowed}, OPTIONS`), 405),
  });
}
