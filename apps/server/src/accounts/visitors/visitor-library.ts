/** The account library configured for visitors: a separate instance without staff or roles. */
import { ACCOUNT_COOKIE_PREFIX, DAY_S, HOUR_S, MIN_PASSWORD_LENGTH, MINUTE_S } from '@sintonia/contracts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from '../../mail/mailer.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import {
  visitorCredential,
  visitorSession,
  visitorUser,
  visitorVerification,
} from '../../stores/operational/tables/visitor-tables.ts';
import { createLibraryRateLimit } from '../library-rate-limit.ts';
import { CLIENT_ADDRESS_HEADER } from '../staff/client-address-header.ts';
import { accountExistsMail, confirmationMail, newPasswordMail } from './account-mails.ts';
import { resetIdentifier } from './reset-identifier.ts';

/** Base path that the library is configured with; none of its endpoints is served. */
export const LIBRARY_PATH = '/api/compte/llibreria';

/** From sign-in, seconds. Long, because visitors of a media site should rarely have to sign in again. */
export const SESSION_LIFETIME_S = 90 * DAY_S;

export interface VisitorLibrarySettings {
  database: OperationalDatabase;
  secret: string;
  /** Null: the origin of each request. */
  publicOrigin: string | null;
  /** Accounts open only after the confirmation link is used. */
  mustConfirm: boolean;
  mailer: Mailer;
  /** Name of the broadcaster. */
  broadcaster: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;
}

export type VisitorLibrary = ReturnType<typeof createVisitorLibrary>;

export function createVisitorLibrary(settings: VisitorLibrarySettings) {
  const { database, secret, publicOrigin, mustConfirm, mailer, broadcaster, log } = settings;
  const page = (request: Request | undefined, path: string) =>
    new URL(path, publicOrigin ?? new URL(request?.url ?? 'http://localhost').origin).href;
  /** Not awaited: the time to send a mail must not reveal whether the address is known. */
  const send = (mail: Parameters<Mailer['send']>[0]) =>
    void mailer.send(mail).catch((err: unknown) => log.error({ part: 'mail', err }, 'a mail could not be sent'));

  const endLinks = async (userId: string, but = '') => {
    const ofUser = eq(visitorVerification.value, userId);
    await database.delete(visitorVerification).where(and(ofUser, ne(visitorVerification.identifier, but)));
  };

  return betterAuth({
    secret,
    ...(publicOrigin ? { baseURL: publicOrigin } : {}),
    basePath: LIBRARY_PATH,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: {
        user: visitorUser,
        session: visitorSession,
        account: visitorCredential,
        verification: visitorVerification,
      },
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      requireEmailVerification: mustConfirm,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR_S,
      // A used or superseded link must not set a password.
      onPasswordReset: async ({ user }) => endLinks(user.id),
      sendResetPassword: async ({ user, token }, request) => {
        void endLinks(user.id, resetIdentifier(token)).catch((err: unknown) =>
          log.error({ part: 'accounts', err }, 'older password-reset links could not be invalidated'),
        );
        send(
          newPasswordMail({
            to: user.email,
            name: user.name,
            broadcaster,
            link: page(request, `/compte/contrasenya/nova/?clau=${token}`),
          }),
        );
      },
      onExistingUserSignUp: async ({ user }, request) =>
        send(
          accountExistsMail({
            to: user.email,
            name: user.name,
            broadcaster,
            link: page(request, '/compte/entra/'),
          }),
        ),
    },
    emailVerification: {
      sendOnSignUp: mustConfirm,
      autoSignInAfterVerification: true,
      expiresIn: HOUR_S,
      sendVerificationEmail: async ({ user, token }, request) =>
        send(
          confirmationMail({
            to: user.email,
            name: user.name,
            broadcaster,
            link: page(request, `/compte/confirma/?clau=${token}`),
          }),
        ),
    },
    // Password-reset links are stored as hashes only.
    verification: { storeIdentifier: 'hashed' },
    user: { deleteUser: { enabled: true } },
    session: { expiresIn: SESSION_LIFETIME_S, disableSessionRefresh: true },
    rateLimit: {
      enabled: true,
      customStorage: createLibraryRateLimit(),
      window: MINUTE_S,
      max: 300,
      customRules: {
        '/sign-in/email': { window: MINUTE_S, max: 10 },
        '/sign-up/email': { window: HOUR_S, max: 10 },
        '/request-password-reset': { window: HOUR_S, max: 10 },
        '/reset-password': { window: MINUTE_S, max: 10 },
        '/verify-password': { window: MINUTE_S, max: 10 },
      },
    },
    advanced: {
      cookiePrefix: ACCOUNT_COOKIE_PREFIX,
      useSecureCookies: publicOrigin?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Set explicitly because the library drops both checks when NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      // S-06: neither address nor user agent of a visitor is stored.
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }) } },
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'accounts' }, message) },
  });
}
