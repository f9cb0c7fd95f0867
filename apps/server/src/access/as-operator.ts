/**
 * Authorises erasing, exporting and replaying: for a signed-in administrator, or a command on the server's own machine.
 * A command sends a token that only the server's user can read; it is generated once, in the data directory.
 */
import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { authorise } from './authorise.ts';
import type { StaffSessions } from './staff-sessions.ts';

export const commandTokenPath = (dataDir: string): string => join(dataDir, 'commands', 'token');

/** Actor for the audit log: an e-mail, or `command`. */
export type Operator = string;

type Handler = (request: FastifyRequest, reply: FastifyReply, operator: Operator) => Promise<unknown>;

/** Wraps a handler so that only operators reach it; others get 401 or 403. */
export type AsOperator = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** @param role required role, by default administrator; `analyst` allows all staff */
export function createAsOperator(
  sessions: StaffSessions,
  token: string,
  publicOrigin: string | null,
  role: 'analyst' | 'administrator' = 'administrator',
): AsOperator {
  return (handler) => async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (hasToken(request, token)) return handler(request, reply, 'command');
    const person = await authorise(sessions, request, role, publicOrigin);
    if (!person.ok) return sendError(reply, person.error.status, person.error);
    return handler(request, reply, person.value.email);
  };
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
