/** `/api/tokens`, for administrators: tokens for programs. Every change is in the audit log. */
import { ApiTokenList, ApiTokenRequest } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsOperator } from '../access/as-operator.ts';
import { recordAudit } from '../access/record-audit.ts';
import { sendError } from '../http/answers/api-error.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { ApiTokens } from './api-tokens.ts';

export interface TokenRoutesOptions {
  tokens: ApiTokens;
  database: OperationalDatabase;
  asOperator: AsOperator;
}

export const tokenRoutes: FastifyPluginAsync<TokenRoutesOptions> = async (app, { tokens, database, asOperator }) => {
  app.get(
    '/api/tokens',
    asOperator(async () => ApiTokenList.parse({ tokens: await tokens.list() })),
  );

  app.post(
    '/api/tokens',
    asOperator(async (request, reply, by) => {
      const parsed = ApiTokenRequest.safeParse(request.body);
      if (!parsed.success) return sendError(reply, 400, { code: 'badToken', message: z.prettifyError(parsed.error) });
      const created = await tokens.create(parsed.data, by);
      const { id, name, scopes, expiresAt } = created.token;
      const detail = { id, scopes: scopes.join(' '), expiresAt };
      await recordAudit(database, { action: 'tokens.created', by, subject: name, address: request.ip, detail });
      return reply.code(201).send(created);
    }),
  );

  app.post(
    '/api/tokens/:id/revoke',
    asOperator(async (request, reply, by) => {
      const { id } = request.params as { id: string }; // cast: the route's own parameter
      const revoked = await tokens.revoke(id);
      if (revoked === null) return sendError(reply, 404);
      await recordAudit(database, {
        action: 'tokens.revoked',
        by,
        subject: revoked.name,
        address: request.ip,
        detail: { id },
      });
      return revoked;
    }),
  );
};
