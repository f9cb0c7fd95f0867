/** The studio's people in the operational store. */
import { randomUUID } from 'node:crypto';
import { failed, ok } from '@sintonia/contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffCredential, staffSession, staffUser } from '../../stores/operational/tables/account-tables.ts';
import { staffPasskey, staffTwoFactor } from '../../stores/operational/tables/staff-key-tables.ts';
import { listPeople } from './list-people.ts';
import type { StaffLinks } from './staff-links.ts';
import { writePassword } from './staff-password.ts';
import type { Outcome, Person, StaffPeople } from './staff-people.ts';
import { useLink } from './use-staff-link.ts';

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

    list: () => listPeople(database),

    invite: async ({ name, email, role }, language) => {
      const [person] = await database
        .insert(staffUser)
        .values({ id: randomUUID(), name, email, role, language, status: 'invited', emailVerified: false })
        .onConflictDoNothing()
        .returning();
      return person ? ok(person) : failed('emailTaken');
    },

    add: async ({ password, ...staff }) => {
      const hash = await hashPassword(password);
      const row = { id: randomUUID(), emailVerified: true, status: 'active' as const, ...staff };
      const { id: _, ...columns } = row;
      const [person] = await database
        .insert(staffUser)
        .values(row)
        .onConflictDoUpdate({ target: staffUser.email, set: columns })
        .returning();
      if (!person) throw new Error('an account that was written is not there');
      await writePassword(database, person.id, hash);
      return person;
    },

    setLanguage: async (id, language) => void (await change(id, { language })),

    setRole: (id, role) => (role === 'administrator' ? change(id, { role }) : changeAdministrator(id, { role })),

    disable: async (id) => {
      const outcome = await changeAdministrator(id, { status: 'disabled' });
      if (outcome.ok) await endSessions(id);
      if (outcome.ok) await links.endOf(id);
      return outcome;
    },

    disableDemo: async (id) => {
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
      const [withdrawn] = await database
        .delete(staffUser)
        .where(and(eq(staffUser.id, id), eq(staffUser.status, 'invited')))
        .returning();
      return withdrawn ? ok(withdrawn) : failed('notInvited');
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

    useLink: (token, use) =>
      useLink(token, use, { database, links, hashPassword, broadcaster, find, hasAdministrator }),
  };
}
