/** Guard of staff routes whose handler receives the session. */
import type { StaffRole, StaffSession } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { authorise } from './authorise.ts';
import type { StaffSessions } from './staff-sessions.ts';

/** Wraps a handler so that only staff with the role, by default analyst, reach it; others get 401 or 403. */
export type AsStaff = <Route extends RouteGenericInterface = RouteGenericInterface>(
  handler: (person: StaffSession, request: FastifyRequest<Route>, reply: FastifyReply) => Promise<unknown>,
  minRole?: StaffRole,
) => (request: FastifyRequest<Route>, reply: FastifyReply) => Promise<unknown>;

/** @param publicOrigin null: the origin of each request */
export const createAsStaff =
  (sessions: StaffSessions, publicOrigin: string | null): AsStaff =>
  (handler, minRole = 'analyst') =>
  async (request, reply) => {
    const person = await authorise(sessions, request, minRole, publicOrigin);
    return person.ok ? handler(person.value, request, reply) : sendError(reply, person.error.status, person.error);
  };
