/** The account library configured for staff: sign-in, sessions, second factors. */
import { passkey } from '@better-auth/passkey';
import { HOUR_S, MAX_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH, MINUTE_S } from '@sintonia/contracts';
import { APIError, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import {
  staffCredential,
  staffSession,
  staffUser,
  staffVerification,
} from '../../stores/operational/tables/account-tables.ts';
import { staffPasskey, staffTwoFactor } from '../../stores/operational/tables/staff-key-tables.ts';
import { createLibraryRateLimit } from '../library-rate-limit.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';

const SESSION_LIFETIME_S = 12 * HOUR_S;
/** Minimum time between two extensions of an active session, seconds. */
const SESSION_RENEWAL_S = HOUR_S;
/** Remaining lifetime below which the library extends a session that is used, in ms. */
export const EXTENDED_BELOW_MS = (SESSION_LIFETIME_S - SESSION_RENEWAL_S) * 1000;
/** Time limit for entering a code, seconds. */
const CODE_LIFETIME_S = 300;
/** Sign-in attempts per address. */
const SIGN_INS_PER_MINUTE = { window: MINUTE_S, max: 10 };

export interface LibrarySettings {
  database: OperationalDatabase;
  secret: string;
  /** Null: the origin of each request. */
  publicOrigin: string | null;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;
}

export type StaffLibrary = ReturnType<typeof createStaffLibrary>;

export function createStaffLibrary({ database, secret, publicOrigin, log }: LibrarySettings) {
  /** An inactive account gets no session by any method, and the answer of a wrong password. */
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
        language: { type: 'string', required: true, defaultValue: 'ca', input: false },
      },
    },
    session: {
      expiresIn: SESSION_LIFETIME_S,
      updateAge: SESSION_RENEWAL_S,
      additionalFields: { isStrong: { type: 'boolean', required: false, defaultValue: false, input: false } },
    },
    // Challenges of passkeys and second factors.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({ issuer: 'Sintonia', twoFactorCookieMaxAge: CODE_LIFETIME_S, totpOptions: { digits: 6, period: 30 } }),
      passkey({
        rpName: 'Sintonia',
        ...(publicOrigin ? { rpID: new URL(publicOrigin).hostname, origin: publicOrigin } : {}),
        // A passkey replaces password and code, so it must be two factors by itself: a device, and user verification.
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
      customStorage: createLibraryRateLimit(),
      window: MINUTE_S,
      max: 300,
      customRules: {
        '/sign-in/email': SIGN_INS_PER_MINUTE,
        '/two-factor/*': SIGN_INS_PER_MINUTE,
        '/passkey/verify-authentication': SIGN_INS_PER_MINUTE,
        '/passkey/generate-authenticate-options': { window: MINUTE_S, max: 30 },
      },
    },
    advanced: {
      cookiePrefix: 'sintonia',
      useSecureCookies: publicOrigin?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Set explicitly because the library drops both checks when NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            await mustBeActive(session.userId);
            const isStrong = context?.path === '/passkey/verify-authentication';
            // S-06: the rate limit needs the address for a minute; the session does not need it.
            return { data: { ...session, ipAddress: null, ...(isStrong && { isStrong }) } };
          },
        },
      },
    },
    telemetry: { enabled: false },
    // Its only warning is about a missing address, which is intentional here: each request carries it in a header.
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'accounts' }, message) },
  });
}

function mustHaveVerified(isVerified: boolean | undefined): void {
  if (!isVerified) {
    throw new APIError('UNAUTHORIZED', { code: 'NOT_UNLOCKED', message: 'The passkey was used without unlocking it' });
  }
}
