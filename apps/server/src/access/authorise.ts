/** Decides whether a request of staff is allowed: session, origin, second factor, role. */
import {
  type ApiError,
  failed,
  hasRole,
  ok,
  type Result,
  type StaffRole,
  type StaffSession,
} from '@sintonia/contracts';
import type { FastifyRequest } from 'fastify';
import { headersOf, originOf } from '../http/app/web-bridge.ts';
import { isFromOurPages } from '../http/protection/same-origin.ts';
import type { StaffSessions } from './staff-sessions.ts';

type StaffRequest = Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>;

export interface StaffRefusal extends Pick<ApiError, 'code' | 'message'> {
  status: 401 | 403;
}

/** CSRF: whether a page of another origin requests a change, with the cookie of a signed-in person. */
export const isCrossOriginChange = (request: StaffRequest, publicOrigin: string | null): boolean =>
  request.method !== 'GET' && request.method !== 'HEAD' && !isFromOurPages(request, originOf(request, publicOrigin));

/** The session, if it has the required second factor. */
export function allow<S extends StaffSession>(
  session: S | null,
  minRole: StaffRole,
  isCrossOrigin: boolean,
): Result<S, StaffRefusal> {
  if (!session) return failed({ status: 401, code: 'notSignedIn', message: 'Sign in to the studio first.' });
  if (isCrossOrigin) {
    return failed({ status: 403, code: 'foreignOrigin', message: 'This may only be sent from the studio itself.' });
  }
  if (session.mustAddSecondFactor) {
    const message = 'This server asks your role for a second factor: add one to your account first.';
    return failed({ status: 403, code: 'secondFactorNeeded', message });
  }
  if (!hasRole(session.role, minRole)) {
    const message = `This needs the role ${minRole}; yours is ${session.role}.`;
    return failed({ status: 403, code: 'notAllowed', message });
  }
  return ok(session);
}

/**
 * The session of the request, if it has this role.
 *
 * @param publicOrigin null: the origin of the request
 */
export const authorise = async (
  sessions: StaffSessions,
  request: StaffRequest,
  minRole: StaffRole,
  publicOrigin: string | null,
): Promise<Result<StaffSession, StaffRefusal>> =>
  allow(await sessions.sessionOf(headersOf(request)), minRole, isCrossOriginChange(request, publicOrigin));
