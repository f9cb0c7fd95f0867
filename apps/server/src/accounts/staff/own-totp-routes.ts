/** `/api/staff/me/totp…` and recovery codes: the second factor of one's own account (B-02). */
import { RecoveryCodes, TotpCode, type TotpStart, WithPassword } from '@sintonia/contracts';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { headersOf } from '../../http/app/web-bridge.ts';
import { staffSession } from '../../stores/operational/tables/account-tables.ts';
import { sendLibraryError, sendWithCookies } from './library-answer.ts';
import type { OwnAccountGuards, OwnAccountOptions } from './own-account-guards.ts';
import { qrPath } from './qr-path.ts';

const Totp = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const Codes = z.object({ backupCodes: z.array(z.string()) });

export function ownTotpRoutes(
  app: FastifyInstance,
  { accounts, people, database }: Pick<OwnAccountOptions, 'accounts' | 'people' | 'database'>,
  { asSignedIn, withPassword, audit }: OwnAccountGuards,
): void {
  const { api } = accounts.library;
  const newestSession = async (userId: string) => {
    const [newest] = await database
      .select({ id: staffSession.id })
      .from(staffSession)
      .where(eq(staffSession.userId, userId))
      .orderBy(desc(staffSession.createdAt))
      .limit(1);
    return newest?.id;
  };

  app.post(
    '/api/staff/me/totp',
    withPassword(async (request, reply) => {
      const { password } = WithPassword.parse(request.body);
      const response = await api.enableTwoFactor({ body: { password }, headers: headersOf(request), asResponse: true });
      if (!response.ok) return sendLibraryError(reply, response);
      const { totpURI: uri, backupCodes: recoveryCodes } = Totp.parse(await response.json());
      const secret = new URL(uri).searchParams.get('secret') ?? '';
      return { secret, uri, qr: qrPath(uri), recoveryCodes } satisfies TotpStart;
    }),
  );

  app.post(
    '/api/staff/me/totp/confirm',
    asSignedIn(async (request, reply, person) => {
      const { code } = TotpCode.catch({ code: '' }).parse(request.body);
      const body = { code: code.replaceAll(' ', '') };
      const response = await api.verifyTOTP({ body, headers: headersOf(request), asResponse: true });
      // The library answers 401 to a wrong code, which would tell the studio that the session has ended.
      if (response.status === 401) return sendLibraryError(reply, response, 400);
      if (!response.ok) return sendLibraryError(reply, response);
      if (!person.hasTotp) {
        // The library started a new session; sessions that were opened without a code end.
        const newest = await newestSession(person.userId);
        await people.endSessions(person.userId, newest);
        await audit(request, person, 'accounts.totpAdded');
      }
      return sendWithCookies(reply, response, {});
    }),
  );
  app.post(
    '/api/staff/me/totp/remove',
    withPassword(async (request, reply, person) => {
      const { password } = WithPassword.parse(request.body);
      const response = await api.disableTwoFactor({
        body: { password },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await audit(request, person, 'accounts.totpRemoved');
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/recovery-codes',
    withPassword(async (request, reply, person) => {
      const { password } = WithPassword.parse(request.body);
      const response = await api.generateBackupCodes({
        body: { password },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await audit(request, person, 'accounts.recoveryCodesMade');
      return RecoveryCodes.parse({ recoveryCodes: Codes.parse(await response.json()).backupCodes });
    }),
  );
}
