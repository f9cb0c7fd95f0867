import { randomUUID } from 'node:crypto';
import { failed, MIN_STAFF_PASSWORD_LENGTH, ok } from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffSession, staffUser } from '../../stores/operational/tables/account-tables.ts';
import { type PasswordOwner, passwordFault } from '../passwords/password-rules.ts';
import type { StaffLinks } from './staff-links.ts';
import { writePassword } from './staff-password.ts';
import type { Person, StaffPeople } from './staff-people.ts';

export interface UseLinkPorts extends Pick<StaffPeople, 'find' | 'hasAdministrator'> {
  database: OperationalDatabase;
  links: Pick<StaffLinks, 'find' | 'use'>;
  hashPassword(password: string): Promise<string>;
  broadcaster(): Promise<string>;
}

/** Sets the password that a one-time link allows, and activates the invited or first account. */
export const useLink = async (
  token: string,
  { password, name, email }: Parameters<StaffPeople['useLink']>[1],
  { database, links, hashPassword, broadcaster, find, hasAdministrator }: UseLinkPorts,
): ReturnType<StaffPeople['useLink']> => {
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
    const activated = known ? { ...known, status: 'active' as const } : firstAdministrator(owner);
    const { id: _, ...columns } = activated;
    const [row] = await transaction
      .insert(staffUser)
      .values(activated)
      .onConflictDoUpdate({ target: staffUser.email, set: { ...columns, emailVerified: true, updatedAt: new Date() } })
      .returning();
    if (row) await writePassword(transaction, row.id, hash);
    if (row) await transaction.delete(staffSession).where(eq(staffSession.userId, row.id));
    return row ?? null;
  });
  return person ? ok({ person, ...link }) : failed('badLink');
};

const firstAdministrator = ({ name, email }: PasswordOwner) => ({
  id: randomUUID(),
  name,
  email,
  role: 'administrator' as const,
  status: 'active' as const,
  isDemo: false,
});
