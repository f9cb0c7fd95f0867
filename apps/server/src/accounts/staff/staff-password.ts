import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffCredential } from '../../stores/operational/tables/account-tables.ts';

/** The library's row of an e-mail account; inserted if missing. */
export async function writePassword(
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
