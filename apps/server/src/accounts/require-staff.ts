/** The guard in front of everything that only staff may see. */
import type { preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { headersOf } from '../http/web-bridge.ts';
import type { StaffAccounts, StaffRole } from './staff-accounts.ts';

/** Each role may do what the ones before it may. */
const LADDER = ['analyst', 'editor', 'administrator'] as const satisfies readonly StaffRole[];

export type RequireStaff = (least?: StaffRole) => preHandlerAsyncHookHandler;

/** Makes pre-handlers that answer 401 to who is not signed in and 403 to who may not. */
export function createRequireStaff(accounts: Pick<StaffAccounts, 'sessionOf'>): RequireStaff {
  return (least = 'analyst') =>
    async (request, reply) => {
      const session = await accounts.sessionOf(headersOf(request));
      if (!session) return sendError(reply, 401, { code: 'notSignedIn', message: 'Sign in to the studio first.' });
      if (LADDER.indexOf(session.role) < LADDER.indexOf(least)) {
        const message = `This needs the role ${least}; yours is ${session.role}.`;
        return sendError(reply, 403, { code: 'notAllowed', message });
      }
    };
}
