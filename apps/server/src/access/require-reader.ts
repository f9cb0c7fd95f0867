/** Guard of routes that staff and programs may read: requires a session, or a token with the scope. */
import type { ApiTokenScope } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import type { AsOperator } from './as-operator.ts';

/** Reads what a token allows; null for an unknown, expired or revoked one. */
export interface TokenScopes {
  scopesOf(secret: string): Promise<readonly ApiTokenScope[] | null>;
}

export type RequireReader = (scope: ApiTokenScope) => preHandlerAsyncHookHandler;

/** A request with a token ignores its cookies, so a page of another origin gains nothing by one. */
export const createRequireReader =
  (tokens: TokenScopes, requireStaff: () => preHandlerAsyncHookHandler): RequireReader =>
  (scope) => {
    const requireSession = requireStaff();
    return async function (request, reply) {
      const { authorization } = request.headers;
      if (authorization === undefined) return requireSession.call(this, request, reply);
      const scopes = await scopesOf(tokens, request);
      if (scopes === null) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return sendError(reply, 401, { code: 'badToken', message: 'This token is unknown, expired or revoked.' });
      }
      if (!scopes.includes(scope)) return sendWrongScope(reply, scope);
      request.requester = authorization;
    };
  };

/** Null without a valid token of ours. */
async function scopesOf(tokens: TokenScopes, { headers }: FastifyRequest): Promise<readonly ApiTokenScope[] | null> {
  const secret = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1];
  return secret === undefined ? null : tokens.scopesOf(secret);
}

function sendWrongScope(reply: FastifyReply, scope: ApiTokenScope): FastifyReply {
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  return sendError(reply, 403, {
    code: 'notAllowed',
    message: `This request needs a token with the scope «${scope}».`,
  });
}

/** For operators, and programs whose token has the scope; the audit log names those `token`. */
export const createAsTokenOr =
  (tokens: TokenScopes, scope: ApiTokenScope, asOperator: AsOperator): AsOperator =>
  (handler) => {
    const asOperatorHandler = asOperator(handler);
    return async (request, reply) => {
      const scopes = await scopesOf(tokens, request);
      if (scopes === null) return asOperatorHandler(request, reply);
      return scopes.includes(scope) ? handler(request, reply, 'token') : sendWrongScope(reply, scope);
    };
  };
