/** People who can sign in: the only ones who receive mails with figures. */
import type { StaffRole, StudioLanguage } from '@sintonia/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';

type Reader = Pick<OperationalDatabase, 'select'>;
const isActive = eq(staffUser.status, 'active');

/** By name. */
export const listActiveStaff = (database: Reader): Promise<{ name: string; email: string; role: StaffRole }[]> =>
  database
    .select({ name: staffUser.name, email: staffUser.email, role: staffUser.role })
    .from(staffUser)
    .where(isActive)
    .orderBy(asc(staffUser.name));

/** Null if nobody active has the address. */
export async function activeRoleOf(database: Reader, email: string): Promise<StaffRole | null> {
  const [found] = await database
    .select({ role: staffUser.role })
    .from(staffUser)
    .where(and(isActive, eq(staffUser.email, email.toLowerCase())));
  return found?.role ?? null;
}

/** Language of mails to this person. */
export async function mailLanguageOf(database: Reader, email: string): Promise<StudioLanguage> {
  const [found] = await database
    .select({ language: staffUser.language })
    .from(staffUser)
    .where(eq(staffUser.email, email.toLowerCase()));
  return found?.language ?? 'ca';
}

export const isActiveStaff = async (database: Reader, email: string): Promise<boolean> =>
  (await activeRoleOf(database, email)) !== null;
