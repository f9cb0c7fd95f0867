/** People who can sign in: the only ones who receive mails with figures. */
import { and, asc, eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';

type Reader = Pick<OperationalDatabase, 'select'>;
const isActive = eq(staffUser.status, 'active');

/** By name. */
export const listActiveStaff = (database: Reader): Promise<{ name: string; email: string }[]> =>
  database
    .select({ name: staffUser.name, email: staffUser.email })
    .from(staffUser)
    .where(isActive)
    .orderBy(asc(staffUser.name));

export async function isActiveStaff(database: Reader, email: string): Promise<boolean> {
  const found = await database
    .select({ email: staffUser.email })
    .from(staffUser)
    .where(and(isActive, eq(staffUser.email, email.toLowerCase())));
  return found.length > 0;
}
