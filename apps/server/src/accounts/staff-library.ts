/** The account library as staff's accounts use it: sign-in, sessions, second factors. */
import { passkey } from '@better-auth/passkey';
import { MAX_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH, MINUTE_S } from '@sintonia/contracts';
import { APIError, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import {
  staffCredential,
  staffPasskey,
  staffSession,
  staffTwoFactor,
  staffUser,
  staffVerification,
} from '../stores/operational/tables/account-tables.ts';

/** Set by the server on every request it hands over; what a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-sintonia-client-address';

const SESSION_LIFETIME_S = 12 * 3600;
/** A session in use is prolonged at most this often. */
const SESSION_RENEWAL_S = 3600;
/** A code has to be typed within. */
const CODE_WITHIN_S = 300;
/** Tries of one address. */
const TRIES_PER_MINUTE = { window: MINUTE_S, max: 10 };

export interface LibrarySettings {
  database: OperationalDatabase;
  secret: string;
  /** Null: the address of each request. */
  publicOrigin: string | null;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;
}

export type StaffLibrary = ReturnType<typeof createStaffLibrary>;

export function createStaffLibrary({ database, secret, publicOrigin, log }: LibrarySettings) {
  /** Whoever is not active gets no session, however they prove themselves, and the answer of a wrong password. */
  const mustBeActive = async (userId: string) => {
    const [user] = await database.select({ status: staffUser.status }).from(staffUser).where(eq(staffUser.id, userId));
    if (user?.status !== 'active') {
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' });
    }
  };
  return betterAuth({
    appName: 'Sintonia',
    secret,
    ...(publicOrigin ? { baseURL: publicOrigin } : {}),
    basePath: '/api/auth',
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: {
        user: staffUser,
        session: staffSession,
        account: staffCredential,
        verification: staffVerification,
        twoFactor: staffTwoFactor,
        passkey: staffPasskey,
      },
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_STAFF_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'analyst', input: false },
        status: { type: 'string', required: true, defaultValue: 'active', input: false },
      },
    },
    session: {
      expiresIn: SESSION_LIFETIME_S,
      updateAge: SESSION_RENEWAL_S,
      additionalFields: { isStrong: { type: 'boolean', required: false, defaultValue: false, input: false } },
    },
    // Challenges of passkeys and of second factors.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({ issuer: 'Sintonia', twoFactorCookieMaxAge: CODE_WITHIN_S, totpOptions: { digits: 6, period: 30 } }),
      passkey({
        rpName: 'Sintonia',
        ...(publicOrigin ? { rpID: new URL(publicOrigin).hostname, origin: publicOrigin } : {}),
        // A passkey replaces password and code, so it must be two factors itself: a device, and a person who unlocks it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => mustHaveVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => mustHaveVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    rateLimit: {
      enabled: true,
      window: MINUTE_S,
      max: 300,
      customRules: {
        '/sign-in/email': TRIES_PER_MINUTE,
        '/two-factor/*': TRIES_PER_MINUTE,
        '/passkey/verify-authentication': TRIES_PER_MINUTE,
        '/passkey/generate-authenticate-options': { window: MINUTE_S, max: 30 },
      },
    },
    advanced: {
      cookiePrefix: 'sintonia',
      useSecureCookies: publicOrigin?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Said aloud because the library drops both checks when NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            await mustBeActive(session.userId);
            const isStrong = context?.path === '/passkey/verify-authentication';
            // S-06: the limit on tries needs the address for a minute; nobody needs it in the session.
            return { data: { ...session, ipAddress: null, ...(isStrong && { isStrong }) } };
          },
        },
      },
    },
    telemetry: { enabled: false },
    // Its one warning is about a missing address, which here is on purpose: each request says it.
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'accounts' }, message) },
  });
}

function mustHaveVerified(isVerified: boolean | undefined): void {
  if (!isVerified) {
    throw new APIError('UNAUTHORIZED', { code: 'NOT_UNLOCKED', message: 'The passkey was used without unlocking it' });
  }
}
