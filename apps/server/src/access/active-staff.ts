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

export interface ActiveStaff {
  role: StaffRole;
  /** Of mails. */
  language: StudioLanguage;
}

/** Null if nobody active has the address. */
export async function activeStaffOf(database: Reader, email: string): Promise<ActiveStaff | null> {
  const [found = null] = await database
    .select({ role: staffUser.role, language: staffUser.language })
    .from(staffUser)
    .where(and(isActive, eq(staffUser.email, email.toLowerCase())));
  return found;
}
