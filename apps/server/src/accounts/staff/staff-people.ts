/** The studio's people: identity, role, and whether they can sign in (R-08, B-02). */
import { randomUUID } from 'node:crypto';
import {
  failed,
  type LinkUse,
  MIN_STAFF_PASSWORD_LENGTH,
  ok,
  type PasswordFault,
  type Result,
  type StaffInvitation,
  type StaffPerson,
  type StaffRole,
} from '@sintonia/contracts';
import { and, asc, count, eq, gt, max, ne, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import * as tables from '../../stores/operational/tables/account-tables.ts';
import { type PasswordOwner, passwordFault } from '../passwords/password-rules.ts';
import type { OpenLink, StaffLinks } from './staff-links.ts';

const { staffUser, staffSession, staffCredential, staffTwoFactor, staffPasskey } = tables;

export type PeopleRefusal =
  | 'unknownPerson'
  | 'emailTaken'
  | 'lastAdministrator'
  | 'notInvited'
  | 'notActive'
  | 'badLink'
  | PasswordFault;

type Person = typeof staffUser.$inferSelect;
export type Outcome<T = Person> = Promise<Result<T, PeopleRefusal>>;

export interface StaffPeople {
  list(): Promise<StaffPerson[]>;
  find(id: string): Promise<Person | null>;
  findByEmail(email: string): Promise<Person | null>;
  /** Adds an account without a password; an invitation link sets it. */
  invite(invitation: StaffInvitation): Outcome;
  /** Adds an active account. */
  add(staff: StaffInvitation & { password: string; isDemo: boolean }): Promise<Person>;
  setRole(id: string, role: StaffRole): Outcome;
  /** Ends every session at once. */
  disable(id: string): Outcome;
  /** The same for the demo's account, even if it is the last administrator. */
  shutDemo(id: string): Outcome;
  enable(id: string): Outcome;
  withdraw(id: string): Outcome;
  /** Removes code, recovery codes and passkeys, and ends every session. */
  removeSecondFactor(id: string): Promise<void>;
  /** Ends every session and every link. */
  setPassword(id: string, password: string): Promise<void>;
  removePassword(id: string): Promise<void>;
  endSessions(id: string, but?: string): Promise<number>;
  /** Uses a one-time link up: sets the password and activates the invited or first account. */
  useLink(token: string, use: Omit<LinkUse, 'token'>): Outcome<{ person: Person } & OpenLink>;
  hasAdministrator(): Promise<boolean>;
}

interface PeopleSettings {
  database: OperationalDatabase;
  links: StaffLinks;
  /** Password hashing of the account library. */
  hashPassword(password: string): Promise<string>;
  /** Name of the broadcaster; a password that contains it is refused. */
  broadcaster(): Promise<string>;
}

export function createStaffPeople({ database, links, hashPassword, broadcaster }: PeopleSettings): StaffPeople {
  const find = async (id: string) => (await database.select().from(staffUser).where(eq(staffUser.id, id)))[0] ?? null;
  const findByEmail = async (email: string) =>
    (await database.select().from(staffUser).where(eq(staffUser.email, email.toLowerCase())))[0] ?? null;

  const change = async (
    id: string,
    set: Partial<Person>,
    within: Pick<OperationalDatabase, 'update'> = database,
  ): Outcome => {
    const [person] = await within
      .update(staffUser)
      .set({ ...set, updatedAt: new Date() })
      .where(eq(staffUser.id, id))
      .returning();
    return person ? ok(person) : failed('unknownPerson');
  };

  /**
   * Changes a person who may be an administrator, unless no active administrator would be left. Locks the rows of all
   * administrators, so that two who remove each other do not both succeed. The demo's account does not count as an
   * administrator, since it disappears with the demo.
   */
  const changeAdministrator = (id: string, set: Partial<Person>): Outcome =>
    database.transaction(async (transaction): Outcome => {
      const administrators = await transaction
        .select()
        .from(staffUser)
        .where(and(eq(staffUser.role, 'administrator'), eq(staffUser.status, 'active')))
        .for('update');
      const own = administrators.find((one) => one.id === id);
      const others = administrators.filter((one) => one.id !== id && (own?.isDemo || !one.isDemo));
      if (own && others.length === 0) return failed('lastAdministrator');
      return change(id, set, transaction);
    });

  const endSessions = async (id: string, but?: string): Promise<number> => {
    const ofPerson = eq(staffSession.userId, id);
    const ended = await database
      .delete(staffSession)
      .where(but === undefined ? ofPerson : and(ofPerson, ne(staffSession.id, but)))
      .returning({ id: staffSession.id });
    return ended.length;
  };

  const setPassword = async (id: string, password: string) => {
    const hash = await hashPassword(password);
    await writePassword(database, id, hash);
    await endSessions(id);
    await links.endOf(id);
  };

  const hasAdministrator = async () => {
    const [found] = await database
      .select({ id: staffUser.id })
      .from(staffUser)
      .where(and(eq(staffUser.role, 'administrator'), eq(staffUser.status, 'active')))
      .limit(1);
    return found !== undefined;
  };

  return {
    find,
    findByEmail,
    endSessions,
    setPassword,
    hasAdministrator,

    list: async () => {
      const seen = database
        .select({ userId: staffSession.userId, at: max(staffSession.updatedAt).as('at') })
        .from(staffSession)
        .where(gt(staffSession.expiresAt, new Date()))
        .groupBy(staffSession.userId)
        .as('seen');
      const keys = database
        .select({ userId: staffPasskey.userId, count: count().as('count') })
        .from(staffPasskey)
        .groupBy(staffPasskey.userId)
        .as('keys');
      const rows = await database
        .select({ person: staffUser, lastSeenAt: seen.at, passkeys: keys.count })
        .from(staffUser)
        .leftJoin(seen, eq(seen.userId, staffUser.id))
        .leftJoin(keys, eq(keys.userId, staffUser.id))
        .orderBy(asc(sql`lower(${staffUser.name})`), asc(staffUser.email));
      return rows.map(
        ({ person: { id, name, email, role, status, isDemo, twoFactorEnabled }, lastSeenAt, passkeys }) => ({
          id,
          name,
          email,
          role,
          status,
          isDemo,
          hasSecondFactor: twoFactorEnabled || (passkeys ?? 0) > 0,
          lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
        }),
      );
    },

    invite: async ({ name, email, role }) => {
      const [person] = await database
        .insert(staffUser)
        .values({ id: randomUUID(), name, email, role, status: 'invited', emailVerified: false })
        .onConflictDoNothing()
        .returning();
      return person ? ok(person) : failed('emailTaken');
    },

    add: async ({ password, ...staff }) => {
      const hash = await hashPassword(password);
      const row = { id: randomUUID(), emailVerified: true, status: 'active' as const, ...staff };
      const { id: _, ...kept } = row;
      const [person] = await database
        .insert(staffUser)
        .values(row)
        .onConflictDoUpdate({ target: staffUser.email, set: kept })
        .returning();
      if (!person) throw new Error('an account that was written is not there');
      await writePassword(database, person.id, hash);
      return person;
    },

    setRole: (id, role) => (role === 'administrator' ? change(id, { role }) : changeAdministrator(id, { role })),

    disable: async (id) => {
      const outcome = await changeAdministrator(id, { status: 'disabled' });
      if (outcome.ok) await endSessions(id);
      if (outcome.ok) await links.endOf(id);
      return outcome;
    },

    shutDemo: async (id) => {
      await endSessions(id);
      await links.endOf(id);
      return change(id, { status: 'disabled', isDemo: true });
    },

    enable: async (id) => {
      const person = await find(id);
      if (!person) return failed('unknownPerson');
      if (person.status !== 'disabled') return ok(person);
      // Disabled before joining: invited again, with a new link.
      const [credential] = await database.select().from(staffCredential).where(eq(staffCredential.userId, id));
      return change(id, { status: credential ? 'active' : 'invited' });
    },

    withdraw: async (id) => {
      const person = await find(id);
      if (!person) return failed('unknownPerson');
      const [gone] = await database
        .delete(staffUser)
        .where(and(eq(staffUser.id, id), eq(staffUser.status, 'invited')))
        .returning();
      return gone ? ok(gone) : failed('notInvited');
    },

    removeSecondFactor: async (id) => {
      await database.delete(staffTwoFactor).where(eq(staffTwoFactor.userId, id));
      await database.delete(staffPasskey).where(eq(staffPasskey.userId, id));
      await change(id, { twoFactorEnabled: false });
      await endSessions(id);
    },

    removePassword: async (id) => {
      await database.delete(staffCredential).where(eq(staffCredential.userId, id));
    },

    useLink: async (token, { password, name, email }) => {
      const link = await links.find(token);
      if (!link) return failed('badLink');
      const known = link.userId === null ? null : await find(link.userId);
      const owner: PasswordOwner | null = known ?? (name && email ? { name, email } : null);
      if (owner === null || known?.status === 'disabled') return failed('badLink');
      if (link.kind === 'first' && (await hasAdministrator())) return failed('badLink');
      const fault = passwordFault(password, MIN_STAFF_PASSWORD_LENGTH, owner, await broadcaster());
      if (fault) return failed(fault);
      const hash = await hashPassword(password);
      const person = await database.transaction(async (transaction): Promise<Person | null> => {
        if (!(await links.use(token, transaction))) return null;
        const joined = known ? { ...known, status: 'active' as const } : firstAdministrator(owner);
        const { id: _, ...kept } = joined;
        const [row] = await transaction
          .insert(staffUser)
          .values(joined)
          .onConflictDoUpdate({ target: staffUser.email, set: { ...kept, emailVerified: true, updatedAt: new Date() } })
          .returning();
        if (row) await writePassword(transaction, row.id, hash);
        if (row) await transaction.delete(staffSession).where(eq(staffSession.userId, row.id));
        return row ?? null;
      });
      return person ? ok({ person, ...link }) : failed('badLink');
    },
  };
}

const firstAdministrator = ({ name, email }: PasswordOwner) => ({
  id: randomUUID(),
  name,
  email,
  role: 'administrator' as const,
  status: 'active' as const,
  isDemo: false,
});

/** The library's row of an e-mail account; inserted if missing. */
async function writePassword(
  database: Pick<OperationalDatabase, 'update' | 'insert'>,
  userId: string,
  password: string,
): Promise<void> {
  const ofPassword = and(eq(staffCredential.userId, userId), eq(staffCredential.providerId, 'credential'));
  const updated = await database
    .update(staffCredential)
    .set({ password, updatedAt: new Date() })
    .where(ofPassword)
    .returning({ id: staffCredential.id });
  if (updated.length > 0) return;
  await database
    .insert(staffCredential)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password });
}
