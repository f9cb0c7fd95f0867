/** Imported items in the operational store, and the count of runs that changed something. */
import { eq, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { catalogueRevision, importedItem } from '../../stores/operational/tables/import-tables.ts';
import type { ItemKind } from './import-item.ts';
import type { StoredItem } from './stored-item.ts';

/** PGlite blocks while it answers. */
const ROWS_A_TIME = 200;

/** What was removed included, in the order in which it came. */
export async function readImported(database: OperationalDatabase, kind?: ItemKind): Promise<StoredItem[]> {
  const rows = await database
    .select()
    .from(importedItem)
    .where(kind && eq(importedItem.kind, kind))
    .orderBy(importedItem.position);
  return rows.map(
    ({ changedAt: _, removedAt, ...row }) => ({ ...row, isRemoved: removedAt !== null }) as StoredItem, // cast: only `writeImported` writes them
  );
}

export async function writeImported(
  database: OperationalDatabase,
  items: readonly StoredItem[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < items.length; at += ROWS_A_TIME) {
    const rows = items
      .slice(at, at + ROWS_A_TIME)
      .map(({ isRemoved, ...item }) => ({ ...item, changedAt: now, removedAt: isRemoved ? now : null }));
    await database
      .insert(importedItem)
      .values(rows)
      .onConflictDoUpdate({
        target: [importedItem.kind, importedItem.source, importedItem.key],
        set: {
          id: sql`excluded.id`,
          position: sql`excluded.position`,
          digest: sql`excluded.digest`,
          document: sql`excluded.document`,
          changedAt: sql`excluded.changed_at`,
          removedAt: sql`excluded.removed_at`,
        },
      });
  }
  await database
    .insert(catalogueRevision)
    .values({ revision: 1 })
    .onConflictDoUpdate({
      target: catalogueRevision.id,
      set: { revision: sql`${catalogueRevision.revision} + 1` },
    });
}

/** Other runs wait until this transaction ends; who reads does not. */
export async function lockImports(transaction: OperationalDatabase): Promise<void> {
  await transaction.execute(sql`lock table imported_item in exclusive mode`);
}

/** Grows with each run that changed something; 0 before the first. */
export async function readRevision(database: OperationalDatabase): Promise<number> {
  const [row] = await database.select({ revision: catalogueRevision.revision }).from(catalogueRevision);
  return row?.revision ?? 0;
}
