/** Guard of routes that staff and programs may read: requires a session, or a token with the scope. */
import type { ApiTokenScope } from '@sintonia/contracts';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/api-error.ts';
import type { ApiTokens } from './api-tokens.ts';

export type RequireReader = (scope: ApiTokenScope) => preHandlerAsyncHookHandler;

/** A request with a token ignores its cookies, so a page of another origin gains nothing by one. */
export const createRequireReader =
  (tokens: Pick<ApiTokens, 'scopesOf'>, requireStaff: () => preHandlerAsyncHookHandler): RequireReader =>
  (scope) => {
    const ofSession = requireStaff();
    return async function (request, reply) {
      const { authorization } = request.headers;
      if (authorization === undefined) return ofSession.call(this, request, reply);
      const secret = /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1];
      const scopes = secret === undefined ? null : await tokens.scopesOf(secret);
      if (scopes === null) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return sendError(reply, 401, { code: 'badToken', message: 'This token is unknown, over or revoked.' });
      }
      if (!scopes.includes(scope)) {
        reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
        return sendError(reply, 403, { code: 'notAllowed', message: `This needs a token with the scope «${scope}».` });
      }
    };
  };
