import type { FastifyInstance } from 'fastify';
import { type InjectOptions, inject, type Response } from 'light-my-request';

/** A request as from the network: `app.inject` skips what answers before the framework. */
export const injectFromNetwork = (app: FastifyInstance, request: InjectOptions | string): Promise<Response> =>
  inject((incoming, response) => app.server.emit('request', incoming, response), request);
