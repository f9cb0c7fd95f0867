/** Sessions of the studio's staff. */
import { StaffRole, type StaffSession, StudioLanguage } from '@sintonia/contracts';
import { z } from 'zod';
import type { SecondFactorRule } from '../../config/config.ts';
import { createSharedRuns } from '../../memory/shared-runs.ts';
import { createKnownSessions } from './known-sessions.ts';
import { createStaffLibrary, EXTENDED_BELOW_MS, type LibrarySettings, type StaffLibrary } from './staff-library.ts';

export interface AccountSettings extends LibrarySettings {
  secondFactor?: SecondFactorRule;
}

/** A session with fields that never leave the server. */
export interface SignedInStaff extends StaffSession {
  userId: string;
  sessionId: string;
  hasTotp: boolean;
  /** A passkey was used in this session. */
  isStrong: boolean;
  mustAddSecondFactor: boolean;
}

export interface StaffAccounts {
  library: StaffLibrary;
  /** The session of these headers, or null. */
  signedInStaff(headers: Headers): Promise<SignedInStaff | null>;
  sessionOf(headers: Headers): Promise<StaffSession | null>;
  /** Id of the account that must still enter a code after a correct password; null if none. */
  challenged(cookies: string | undefined): Promise<string | null>;
  /** Whether the password belongs to this account; null for an account without a password. */
  isPassword(userId: string, password: string): Promise<boolean | null>;
}

const LibrarySession = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: StaffRole,
    status: z.string(),
    language: StudioLanguage,
    twoFactorEnabled: z.boolean().nullish(),
  }),
  session: z.object({ id: z.string(), token: z.string(), isStrong: z.boolean().nullish() }),
});

export function createStaffAccounts({ secondFactor = 'off', ...settings }: AccountSettings): StaffAccounts {
  const library = createStaffLibrary(settings);
  const needsSecondFactor = (role: StaffRole) =>
    secondFactor === 'everybody' || (secondFactor === 'administrators' && role === 'administrator');

  const known = createKnownSessions(settings.database, EXTENDED_BELOW_MS);
  const cookiesOf = (headers: Headers) => headers.get('cookie') ?? '';
  const sessions = createSharedRuns(async (headers: Headers) => {
    const found = await known.find(cookiesOf(headers), Date.now());
    if (found) return found;
    const verified = LibrarySession.nullable().parse(await library.api.getSession({ headers }));
    if (verified) known.remember(cookiesOf(headers), verified.session.token, Date.now());
    return verified;
  }, cookiesOf);
  const signedInStaff: StaffAccounts['signedInStaff'] = async (headers) => {
    const found = await sessions.ask(headers);
    if (!found) return null;
    const { user, session } = found;
    if (user.status !== 'active') return null;
    const { id, name, email, role, language } = user;
    const hasTotp = user.twoFactorEnabled ?? false;
    const isStrong = session.isStrong ?? false;
    return {
      userId: id,
      sessionId: session.id,
      name,
      email,
      role,
      language,
      hasTotp,
      isStrong,
      mustAddSecondFactor: needsSecondFactor(role) && !hasTotp && !isStrong,
    };
  };
  return {
    library,
    signedInStaff,
    sessionOf: async (headers) => {
      const staff = await signedInStaff(headers);
      if (!staff) return null;
      const { name, email, role, language, mustAddSecondFactor } = staff;
      return { name, email, role, language, ...(mustAddSecondFactor && { mustAddSecondFactor }) };
    },
    challenged: async (cookies = '') => {
      const [, cookie = ''] = /(?:^|; ?)(?:__Secure-)?sintonia\.two_factor=([^;]+)/.exec(cookies) ?? [];
      // The library checks the signature after the dot: the id alone finds the account or nothing.
      const [identifier = ''] = cookie.split('.', 1);
      if (!/^2fa-[\w-]+$/.test(identifier)) return null;
      const { internalAdapter } = await library.$context;
      return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
    },
    isPassword: async (userId, password) => {
      const { internalAdapter, password: passwords } = await library.$context;
      const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
      return hash ? passwords.verify({ hash, password }) : null;
    },
  };
}
