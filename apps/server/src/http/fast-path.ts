/**
 * A way past the framework for answers that are in memory: routing, hooks and a logger for each request cost several
 * times what it costs to send a page that is there already (decision 0021).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { SILENT_SOCKET_MS } from './limits.ts';

/** Answers whole, or touches nothing and says `false`: then the framework answers. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** One for all servers of an app, which has one for each address it listens at: each answer is asked in turn. */
type FastPath = Set<QuickAnswer>;

const fastPaths = new WeakMap<FastifyInstance['server'], FastPath>();

/**
 * Makes servers as Fastify does, with a fast path in front.
 *
 * @param guard looks at each request first; true when it has answered it
 */
export function serversWithFastPath(guard: QuickAnswer): FastifyServerFactory {
  const answers: FastPath = new Set();
  return (handler, { http, keepAliveTimeout }) => {
    const server: Server = createServer(http ?? {}, (request, response) => {
      if (guard(request, response)) return;
      for (const answer of answers) if (answer(request, response)) return;
      handler(request, response);
    });
    server.setTimeout(SILENT_SOCKET_MS);
    fastPaths.set(server, answers);
    return Object.assign(server, { keepAliveTimeout });
  };
}

/** Until the app closes; where its servers have no fast path nothing is quick. */
export function registerFastPath(app: FastifyInstance, answer: QuickAnswer): void {
  const answers = fastPaths.get(app.server);
  if (!answers) return;
  answers.add(answer);
  app.addHook('preClose', async () => void answers.delete(answer));
}
