/** Staff accounts: sign-in by e-mail and password, sessions, roles. */
import { StaffSession } from '@sintonia/contracts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import {
  staffCredential,
  staffSession,
  staffUser,
  staffVerification,
} from '../stores/operational/tables/account-tables.ts';
import { recordAudit } from './audit.ts';

/** Set by the server on every request it hands over; what a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-sintonia-client-address';

const SESSION_LIFETIME_S = 12 * 3600;
/** A session in use is prolonged at most this often. */
const SESSION_RENEWAL_S = 3600;
const SIGN_INS_PER_MINUTE = 10;

export type StaffRole = StaffSession['role'];

export interface NewStaff {
  name: string;
  email: string;
  password: string;
  role: StaffRole;
}

export interface StaffAccounts {
  /** The account library's own endpoints, below `/api/auth/`. */
  handle(request: Request): Promise<Response>;
  /** Who sent these headers, or null. */
  sessionOf(headers: Headers): Promise<StaffSession | null>;
  /** Creates the account unless one with this e-mail exists, which then stays as it is. Says whether it was created. */
  ensure(staff: NewStaff): Promise<boolean>;
}

export interface AccountSettings {
  database: OperationalDatabase;
  secret: string;
  /** Null: the address of each request. */
  publicOrigin: string | null;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;
}

export function createStaffAccounts({ database, secret, publicOrigin, log }: AccountSettings): StaffAccounts {
  const auth = betterAuth({
    secret,
    ...(publicOrigin ? { baseURL: publicOrigin } : {}),
    basePath: '/api/auth',
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: staffUser, session: staffSession, account: staffCredential, verification: staffVerification },
      transaction: false,
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    user: {
      additionalFields: { role: { type: 'string', required: true, defaultValue: 'analyst', input: false } },
    },
    session: { expiresIn: SESSION_LIFETIME_S, updateAge: SESSION_RENEWAL_S },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 300,
      customRules: { '/sign-in/email': { window: 60, max: SIGN_INS_PER_MINUTE } },
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
      // S-06: the limit on tries needs the address for a minute; nobody needs it in the session.
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: null } }) } },
    },
    telemetry: { enabled: false },
    // Its one warning is about a missing address, which here is on purpose: each request says it.
    logger: { level: 'error', log: (level, message) => log[level]({ part: 'accounts' }, message) },
  });

  return {
    handle: (request) => auth.handler(request),

    sessionOf: async (headers) => {
      const session = await auth.api.getSession({ headers });
      return session ? StaffSession.parse(session.user) : null;
    },

    ensure: async ({ name, email, password, role }) => {
      const { internalAdapter, password: passwords } = await auth.$context;
      if (await internalAdapter.findUserByEmail(email)) return false;
      const hash = await passwords.hash(password);
      const user = await internalAdapter.createUser(
        { name, email, role, emailVerified: true },
        { method: 'email-password' },
      );
      await internalAdapter.createAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: hash,
      });
      await recordAudit(database, { action: 'accounts.created', userId: null, subject: user.id, address: '' });
      return true;
    },
  };
}
