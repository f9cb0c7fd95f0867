/** HttpOnly cookies whose purpose the visitor has refused: any answer removes them (C-06). */
import { VISIT_COOKIE, VISITOR_COOKIE } from '@sintonia/contracts';
import type { ConsentChoice } from '@sintonia/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PURPOSE_OF = { [VISITOR_COOKIE]: 'analytics', [VISIT_COOKIE]: 'personalisation' } as const;

/**
 * Removes cookies of the request that the choice forbids. Without a choice it removes none, since none was set.
 * Needs `@fastify/cookie`.
 */
export function deleteWithdrawnCookies(
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  choice: ConsentChoice | null,
): void {
  if (choice === null) return;
  for (const [name, purpose] of Object.entries(PURPOSE_OF))
    if (!choice[purpose] && request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/' });
}
