/** What one request may do with a visitor's account (W-08). */
import {
  type AccountRefusal,
  type AccountService,
  failed,
  MIN_PASSWORD_LENGTH,
  ok,
  type Result,
  type SavedChange,
  type SessionCookies,
} from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { contestEntry } from '../../stores/operational/tables/participation-tables.ts';
import { visitorUser, visitorVerification } from '../../stores/operational/tables/visitor-tables.ts';
import type { SignInThrottle } from '../guess-throttle.ts';
import { type PasswordOwner, passwordFault } from '../passwords/password-rules.ts';
import { type Caller, callLibrary } from './call-library.ts';
import { exportDocument } from './export-document.ts';
import { resetIdentifier } from './reset-identifier.ts';
import { noUserCookie, userCookie } from './user-cookie.ts';
import type { SignedInVisitor, VisitorAccountsSettings } from './visitor-account-settings.ts';
import { SESSION_LIFETIME_S } from './visitor-library.ts';

export interface AccountServicePorts extends VisitorAccountsSettings {
  attempts: SignInThrottle;
  visitorOf(cookie: string): Promise<SignedInVisitor | null>;
}

export function createAccountService(caller: Caller, ports: AccountServicePorts): AccountService {
  const { library, database, shelves, broadcaster, eraseMeasured, measured, attempts, visitorOf } = ports;
  const isSecure = caller.origin.startsWith('https:');
  const call = (path: string, body: object | null) => callLibrary(library, caller, path, body);
  let pending: Promise<SignedInVisitor | null> | undefined;
  const signedIn = () => {
    pending ??= visitorOf(caller.cookie);
    return pending;
  };
  /** The session's cookies and the readable user cookie. */
  const openSession = async (
    path: string,
    body: object | null,
    saving: SavedChange | null,
  ): Promise<Result<SessionCookies, AccountRefusal>> => {
    const answer = await call(path, body);
    if (!answer.ok) return answer;
    const { cookies } = answer.value;
    const visitor = await visitorOf(cookies.map((one) => one.split(';', 1)[0]).join('; '));
    if (visitor && saving) await shelves.change(visitor.id, [saving]);
    return ok(visitor ? [...cookies, userCookie(visitor.userId, SESSION_LIFETIME_S, isSecure)] : []);
  };

  return {
    visitor: async () => {
      const visitor = await signedIn();
      if (!visitor) return null;
      const { id: _, ...account } = visitor;
      return account;
    },

    shelf: async () => {
      const visitor = await signedIn();
      return visitor ? shelves.of(visitor.id) : { saved: [], places: [] };
    },

    signUp: async (form, saving) => {
      const fault = passwordFault(form.password, MIN_PASSWORD_LENGTH, form, broadcaster);
      return fault ? failed(fault) : openSession('/sign-up/email', form, saving);
    },
    signIn: async (email, password, saving) => {
      const account = email.trim().toLowerCase();
      if ((await attempts.consume(account, caller.address, Date.now())) > 0) return failed('tooMany');
      const session = await openSession('/sign-in/email', { email, password, rememberMe: true }, saving);
      if (session.ok) await attempts.clear(account, caller.address);
      return session;
    },
    confirm: (key) => openSession(`/verify-email?${new URLSearchParams({ token: key })}`, null, null),

    signOut: async () => {
      const answer = await call('/sign-out', {});
      return [...(answer.ok ? answer.value.cookies : []), noUserCookie(isSecure)];
    },

    askNewPassword: async (email) => {
      const answer = await call('/request-password-reset', { email });
      return answer.ok ? ok(null) : failed(answer.error);
    },

    setNewPassword: async (key, password) => {
      const fault = passwordFault(password, MIN_PASSWORD_LENGTH, await ownerOf(database, key), broadcaster);
      if (fault) return failed(fault);
      const answer = await call('/reset-password', { token: key, newPassword: password });
      return answer.ok ? ok(null) : failed(answer.error);
    },

    save: async (change) => {
      const visitor = await signedIn();
      if (visitor) await shelves.change(visitor.id, [change]);
      return visitor !== null;
    },

    forgetHistory: async () => {
      const visitor = await signedIn();
      if (visitor) await shelves.forgetHistory(visitor.id);
    },

    exported: async () => {
      const visitor = await signedIn();
      if (!visitor) return null;
      const { id, ...account } = visitor;
      const contests = await database.select().from(contestEntry).where(eq(contestEntry.userId, id));
      const stored = {
        account,
        ...(await shelves.of(id)),
        contests: contests.map(({ contest, name, email, answer, at }) => ({ contest, name, email, answer, at })),
      };
      return exportDocument(stored, measured(visitor.userId));
    },

    remove: async (password) => {
      const visitor = await signedIn();
      if (!visitor) return failed('failed');
      const checked = await call('/verify-password', { password });
      if (!checked.ok) return failed(checked.error);
      // Erase the event store first: if that fails, the account still exists for another attempt.
      await eraseMeasured(visitor.userId);
      const deleted = await call('/delete-user', { password });
      if (!deleted.ok) return failed(deleted.error);
      await database.delete(visitorVerification).where(eq(visitorVerification.value, visitor.id));
      return ok([...deleted.value.cookies, noUserCookie(isSecure)]);
    },
  };
}

/** Owner of the account whose password a link sets; empty for an invalid link, which the library then reports. */
async function ownerOf(database: Pick<OperationalDatabase, 'select'>, key: string): Promise<PasswordOwner> {
  const [owner] = await database
    .select({ name: visitorUser.name, email: visitorUser.email })
    .from(visitorVerification)
    .innerJoin(visitorUser, eq(visitorUser.id, visitorVerification.value))
    .where(eq(visitorVerification.identifier, resetIdentifier(key)));
  return owner ?? { name: '', email: '' };
}
