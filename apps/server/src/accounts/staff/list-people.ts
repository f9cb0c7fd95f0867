import type { StaffPerson } from '@sintonia/contracts';
import { asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffSession, staffUser } from '../../stores/operational/tables/account-tables.ts';
import { staffPasskey } from '../../stores/operational/tables/staff-key-tables.ts';

/** Everybody with access to the studio, by name, with the time of their last request. */
export async function listPeople(database: Pick<OperationalDatabase, 'select'>): Promise<StaffPerson[]> {
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
  return rows.map(({ person: { id, name, email, role, status, isDemo, twoFactorEnabled }, lastSeenAt, passkeys }) => ({
    id,
    name,
    email,
    role,
    status,
    isDemo,
    hasSecondFactor: twoFactorEnabled || (passkeys ?? 0) > 0,
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }));
}
