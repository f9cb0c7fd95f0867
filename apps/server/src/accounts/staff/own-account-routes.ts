/** `/api/staff/me/…`: the signed-in person's own account: password, language, sessions, second factor (B-02). */
import { LanguageChange, MIN_STAFF_PASSWORD_LENGTH, type OwnAccount, PasswordChange } from '@sintonia/contracts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { sendError } from '../../http/answers/api-error.ts';
import { headersOf } from '../../http/app/web-bridge.ts';
import { staffSession } from '../../stores/operational/tables/account-tables.ts';
import { clientSoftware } from '../../user-agent/client-software.ts';
import { passwordFault } from '../passwords/password-rules.ts';
import { sendLibraryError, sendWithCookies } from './library-answer.ts';
import { createOwnAccountGuards, type OwnAccountOptions } from './own-account-guards.ts';
import { ownPasskeyRoutes } from './own-passkey-routes.ts';
import { ownTotpRoutes } from './own-totp-routes.ts';

const Token = z.object({ token: z.string() });

export const ownAccountRoutes: FastifyPluginAsync<OwnAccountOptions> = async (app, options) => {
  const { accounts, people, links, database, broadcaster } = options;
  const { api } = accounts.library;
  const guards = createOwnAccountGuards(options);
  const { asSignedIn, wrongPassword, passkeysOf, audit } = guards;

  app.get(
    '/api/staff/me',
    asSignedIn(async (_request, _reply, person): Promise<OwnAccount> => {
      const sessions = await database
        .select()
        .from(staffSession)
        .where(and(eq(staffSession.userId, person.userId), gt(staffSession.expiresAt, new Date())))
        .orderBy(desc(staffSession.updatedAt));
      const { name, email, role, hasTotp } = person;
      return {
        name,
        email,
        role,
        hasTotp,
        recoveryCodesLeft: hasTotp
          ? (await api.viewBackupCodes({ body: { userId: person.userId } })).backupCodes.length
          : 0,
        passkeys: (await passkeysOf(person.userId)).map(({ id, name: label, createdAt }) => ({
          id,
          name: label ?? '',
          createdAt: createdAt.toISOString(),
        })),
        sessions: sessions.map(({ id, userAgent, createdAt, updatedAt }) => {
          const { browser, os } = clientSoftware(userAgent ?? '');
          const isCurrent = id === person.sessionId;
          return { id, browser, os, since: createdAt.toISOString(), lastSeenAt: updatedAt.toISOString(), isCurrent };
        }),
      };
    }),
  );

  app.post(
    '/api/staff/me/password',
    asSignedIn(async (request, reply, person) => {
      const given = PasswordChange.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const { current, password } = given.data;
      const refused = await wrongPassword(reply, person, current);
      if (refused) return refused;
      const fault = passwordFault(password, MIN_STAFF_PASSWORD_LENGTH, person, await broadcaster());
      if (fault) return sendError(reply, 400, { code: fault, message: 'This password is not accepted.' });
      const response = await api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      // The library replaced all sessions by a new one; it gets the strength of the replaced session.
      const { token } = Token.parse(await response.clone().json());
      await database.update(staffSession).set({ isStrong: person.isStrong }).where(eq(staffSession.token, token));
      await links.endOf(person.userId);
      await audit(request, person, 'accounts.passwordSet');
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/language',
    asSignedIn(async (request, reply, { userId }) => {
      const given = LanguageChange.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      await people.setLanguage(userId, given.data.language);
      return given.data;
    }),
  );

  app.post(
    '/api/staff/me/sessions/end-others',
    asSignedIn(async (request, _reply, person) => {
      const ended = await people.endSessions(person.userId, person.sessionId);
      await audit(request, person, 'accounts.sessionsEnded', { ended: String(ended) });
      return { ended };
    }),
  );

  app.post(
    '/api/staff/me/sessions/:id/end',
    asSignedIn(async (request, _reply, person) => {
      const { id } = request.params as { id: string }; // cast: from the path
      const ended = await database
        .delete(staffSession)
        .where(and(eq(staffSession.id, id), eq(staffSession.userId, person.userId)))
        .returning({ id: staffSession.id });
      if (ended.length > 0) await audit(request, person, 'accounts.sessionsEnded', { ended: '1' });
      return { ended: ended.length };
    }),
  );

  ownTotpRoutes(app, options, guards);
  ownPasskeyRoutes(app, options, guards);
};
