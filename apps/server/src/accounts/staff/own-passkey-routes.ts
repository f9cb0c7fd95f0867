/** `/api/staff/me/passkeys…`: passkeys of one's own account (B-02). */
import { PasskeyRegistration } from '@sintonia/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendError } from '../../http/answers/api-error.ts';
import { headersOf } from '../../http/app/web-bridge.ts';
import { staffSession } from '../../stores/operational/tables/account-tables.ts';
import { staffPasskey } from '../../stores/operational/tables/staff-key-tables.ts';
import { sendLibraryError, sendWithCookies } from './library-answer.ts';
import type { OwnAccountGuards, OwnAccountOptions } from './own-account-guards.ts';

export function ownPasskeyRoutes(
  app: FastifyInstance,
  { accounts, database }: Pick<OwnAccountOptions, 'accounts' | 'database'>,
  { asSignedIn, withPassword, audit }: OwnAccountGuards,
): void {
  const { api } = accounts.library;

  app.post(
    '/api/staff/me/passkeys/options',
    withPassword(async (request, reply) => {
      const response = await api.generatePasskeyRegistrationOptions({ headers: headersOf(request), asResponse: true });
      return response.ok ? sendWithCookies(reply, response, await response.json()) : sendLibraryError(reply, response);
    }),
  );

  app.post(
    '/api/staff/me/passkeys',
    asSignedIn(async (request, reply, person) => {
      const given = PasskeyRegistration.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const response = await api.verifyPasskeyRegistration({
        body: given.data,
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await database.update(staffSession).set({ isStrong: true }).where(eq(staffSession.id, person.sessionId));
      await audit(request, person, 'accounts.passkeyAdded', { name: given.data.name });
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/passkeys/:id/remove',
    withPassword(async (request, reply, person) => {
      const { id } = request.params as { id: string }; // cast: from the path
      const [removed] = await database
        .delete(staffPasskey)
        .where(and(eq(staffPasskey.id, id), eq(staffPasskey.userId, person.userId)))
        .returning({ name: staffPasskey.name });
      if (!removed) return sendError(reply, 404);
      await audit(request, person, 'accounts.passkeyRemoved', { name: removed.name ?? '' });
      return {};
    }),
  );
}
