/**
 * Answers requests from memory without the framework: its routing, hooks and per-request logger cost several times as
 * much as sending a cached page (decision 0021).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { SILENT_SOCKET_MS } from '../app/limits.ts';

/** Answers completely, or changes nothing and returns false, so that the framework answers. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Shared by all servers of an app (one per listening address); the answers are tried in turn. */
type FastPath = Set<FastAnswer>;

const fastPaths = new WeakMap<FastifyInstance['server'], FastPath>();

/**
 * Makes servers as Fastify does, with a fast path in front.
 *
 * @param guard runs first for each request; true if it has answered
 */
export function serversWithFastPath(guard: FastAnswer): FastifyServerFactory {
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

/** Active until the app closes; no effect if its servers have no fast path. */
export function registerFastPath(app: FastifyInstance, answer: FastAnswer): void {
  const answers = fastPaths.get(app.server);
  if (!answers) return;
  answers.add(answer);
  app.addHook('preClose', async () => void answers.delete(answer));
}
