/** `/api/staff/me/…`: the signed-in person's own account: password, sessions, second factor (B-02). */
import {
  type AuditedAction,
  MIN_STAFF_PASSWORD_LENGTH,
  type OwnAccount,
  PasskeyRegistration,
  PasswordChange,
  RecoveryCodes,
  TotpCode,
  type TotpStart,
  WithPassword,
} from '@sintonia/contracts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import { z } from 'zod';
import { recordAudit } from '../../access/record-audit.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { headersOf } from '../../http/app/web-bridge.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffPasskey, staffSession } from '../../stores/operational/tables/account-tables.ts';
import { clientSoftware } from '../../user-agent/client-software.ts';
import type { SignInThrottle } from '../guess-throttle.ts';
import { passwordFault } from '../passwords/password-rules.ts';
import { sendLibraryError, sendWithCookies, tooManyGuesses } from './library-answer.ts';
import type { SignedInStaff, StaffAccounts } from './staff-accounts.ts';
import type { StaffLinks } from './staff-links.ts';
import type { StaffPeople } from './staff-people.ts';

export interface OwnAccountOptions {
  accounts: StaffAccounts;
  people: Pick<StaffPeople, 'endSessions'>;
  links: Pick<StaffLinks, 'endOf'>;
  database: OperationalDatabase;
  attempts: SignInThrottle;
  /** Name of the broadcaster; a password that contains it is refused. */
  broadcaster(): Promise<string>;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, who: SignedInStaff) => Promise<unknown>;

const Totp = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const Codes = z.object({ backupCodes: z.array(z.string()) });
const Token = z.object({ token: z.string() });
/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export const ownAccountRoutes: FastifyPluginAsync<OwnAccountOptions> = async (app, options) => {
  const { accounts, people, links, database, attempts, broadcaster } = options;
  const { api } = accounts.library;

  /** Guard for any signed-in person, even without a required second factor: here they add it. */
  const asOneself =
    (handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      const who = await accounts.whoIs(headersOf(request));
      if (!who) return sendError(reply, 401, { code: 'notSignedIn', message: 'Sign in to the studio first.' });
      return handler(request, reply, who);
    };
  const passkeysOf = (userId: string) =>
    database.select().from(staffPasskey).where(eq(staffPasskey.userId, userId)).orderBy(staffPasskey.createdAt);

  /** Guard for changes of sign-in methods: asks for the password again, with the same limit on guesses. */
  const withPassword = (handler: Handler) =>
    asOneself(async (request, reply, who) => {
      const { password } = WithPassword.catch({ password: '' }).parse(request.body);
      const refused = await wrongPassword(reply, who, password);
      if (refused) return refused;
      // A stolen password alone must not be enough to add a factor to an account that has a passkey.
      if (who.mustAddSecondFactor && (await passkeysOf(who.userId)).length > 0) {
        return sendError(reply, 403, { code: 'usePasskey', message: 'Sign in with your passkey first.' });
      }
      return handler(request, reply, who);
    });
  const wrongPassword = async (reply: FastifyReply, who: SignedInStaff, password: string) => {
    const waitS = await attempts.take(`session ${who.userId}`, null, Date.now());
    if (waitS > 0) return tooManyGuesses(reply, waitS);
    if (!(await accounts.isPassword(who.userId, password))) {
      return sendError(reply, 400, { code: 'wrongPassword', message: 'This is not your password.' });
    }
    await attempts.clear(`session ${who.userId}`, null);
    return null;
  };
  const newestSession = async (userId: string) => {
    const [newest] = await database
      .select({ id: staffSession.id })
      .from(staffSession)
      .where(eq(staffSession.userId, userId))
      .orderBy(desc(staffSession.createdAt))
      .limit(1);
    return newest?.id;
  };
  const audit = (
    request: FastifyRequest,
    { email }: SignedInStaff,
    action: AuditedAction,
    detail: Record<string, string> = {},
  ) => recordAudit(database, { action, by: email, subject: email, address: request.ip, detail });

  app.get(
    '/api/staff/me',
    asOneself(async (_request, _reply, who): Promise<OwnAccount> => {
      const sessions = await database
        .select()
        .from(staffSession)
        .where(and(eq(staffSession.userId, who.userId), gt(staffSession.expiresAt, new Date())))
        .orderBy(desc(staffSession.updatedAt));
      const { name, email, role, hasTotp } = who;
      return {
        name,
        email,
        role,
        hasTotp,
        recoveryCodesLeft: hasTotp
          ? (await api.viewBackupCodes({ body: { userId: who.userId } })).backupCodes.length
          : 0,
        passkeys: (await passkeysOf(who.userId)).map(({ id, name: label, createdAt }) => ({
          id,
          name: label ?? '',
          createdAt: createdAt.toISOString(),
        })),
        sessions: sessions.map(({ id, userAgent, createdAt, updatedAt }) => {
          const { browser, os } = clientSoftware(userAgent ?? '');
          const isCurrent = id === who.sessionId;
          return { id, browser, os, since: createdAt.toISOString(), lastSeenAt: updatedAt.toISOString(), isCurrent };
        }),
      };
    }),
  );

  app.post(
    '/api/staff/me/password',
    asOneself(async (request, reply, who) => {
      const given = PasswordChange.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const { current, password } = given.data;
      const refused = await wrongPassword(reply, who, current);
      if (refused) return refused;
      const fault = passwordFault(password, MIN_STAFF_PASSWORD_LENGTH, who, await broadcaster());
      if (fault) return sendError(reply, 400, { code: fault, message: 'This password is not accepted.' });
      const response = await api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      // The library replaced all sessions by a new one; it gets the strength of the replaced session.
      const { token } = Token.parse(await response.clone().json());
      await database.update(staffSession).set({ isStrong: who.isStrong }).where(eq(staffSession.token, token));
      await links.endOf(who.userId);
      await audit(request, who, 'accounts.passwordSet');
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/sessions/end-others',
    asOneself(async (request, _reply, who) => {
      const ended = await people.endSessions(who.userId, who.sessionId);
      await audit(request, who, 'accounts.sessionsEnded', { ended: String(ended) });
      return { ended };
    }),
  );

  app.post(
    '/api/staff/me/sessions/:id/end',
    asOneself(async (request, _reply, who) => {
      const { id } = request.params as { id: string }; // cast: from the path
      const ended = await database
        .delete(staffSession)
        .where(and(eq(staffSession.id, id), eq(staffSession.userId, who.userId)))
        .returning({ id: staffSession.id });
      if (ended.length > 0) await audit(request, who, 'accounts.sessionsEnded', { ended: '1' });
      return { ended: ended.length };
    }),
  );

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
    asOneself(async (request, reply, who) => {
      const { code } = TotpCode.catch({ code: '' }).parse(request.body);
      const body = { code: code.replaceAll(' ', '') };
      const response = await api.verifyTOTP({ body, headers: headersOf(request), asResponse: true });
      if (!response.ok) return sendLibraryError(reply, response);
      if (!who.hasTotp) {
        // The library started a new session; sessions that were opened without a code end.
        const newest = await newestSession(who.userId);
        await people.endSessions(who.userId, newest);
        await audit(request, who, 'accounts.totpAdded');
      }
      return sendWithCookies(reply, response, {});
    }),
  );
  app.post(
    '/api/staff/me/totp/remove',
    withPassword(async (request, reply, who) => {
      const { password } = WithPassword.parse(request.body);
      const response = await api.disableTwoFactor({
        body: { password },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await audit(request, who, 'accounts.totpRemoved');
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/recovery-codes',
    withPassword(async (request, reply, who) => {
      const { password } = WithPassword.parse(request.body);
      const response = await api.generateBackupCodes({
        body: { password },
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await audit(request, who, 'accounts.recoveryCodesMade');
      return RecoveryCodes.parse({ recoveryCodes: Codes.parse(await response.json()).backupCodes });
    }),
  );

  app.post(
    '/api/staff/me/passkeys/options',
    withPassword(async (request, reply) => {
      const response = await api.generatePasskeyRegistrationOptions({ headers: headersOf(request), asResponse: true });
      return response.ok ? sendWithCookies(reply, response, await response.json()) : sendLibraryError(reply, response);
    }),
  );

  app.post(
    '/api/staff/me/passkeys',
    asOneself(async (request, reply, who) => {
      const given = PasskeyRegistration.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const response = await api.verifyPasskeyRegistration({
        body: given.data,
        headers: headersOf(request),
        asResponse: true,
      });
      if (!response.ok) return sendLibraryError(reply, response);
      await database.update(staffSession).set({ isStrong: true }).where(eq(staffSession.id, who.sessionId));
      await audit(request, who, 'accounts.passkeyAdded', { name: given.data.name });
      return sendWithCookies(reply, response, {});
    }),
  );

  app.post(
    '/api/staff/me/passkeys/:id/remove',
    withPassword(async (request, reply, who) => {
      const { id } = request.params as { id: string }; // cast: from the path
      const [gone] = await database
        .delete(staffPasskey)
        .where(and(eq(staffPasskey.id, id), eq(staffPasskey.userId, who.userId)))
        .returning({ name: staffPasskey.name });
      if (!gone) return sendError(reply, 404);
      await audit(request, who, 'accounts.passkeyRemoved', { name: gone.name ?? '' });
      return {};
    }),
  );
};

/** The dark modules of a QR code, row by row, as an SVG path. */
function qrPath(text: string): TotpStart['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}
