/** Guard of staff routes whose handler does not need the session. */
import type { StaffRole } from '@sintonia/contracts';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { authorise } from './authorise.ts';
import type { StaffSessions } from './staff-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Mail address of the staff member, or the token of the program. Set by the guards of staff routes. */
    requester?: string;
  }
}

export type RequireStaff = (minRole?: StaffRole) => preHandlerAsyncHookHandler;

/**
 * Creates pre-handlers that answer 401 without a session and 403 without the required role.
 *
 * @param publicOrigin null: the origin of each request
 */
export const createRequireStaff =
  (sessions: StaffSessions, publicOrigin: string | null): RequireStaff =>
  (minRole = 'analyst') =>
  async (request, reply) => {
    const person = await authorise(sessions, request, minRole, publicOrigin);
    if (!person.ok) return sendError(reply, person.error.status, person.error);
    request.requester = person.value.email;
  };
