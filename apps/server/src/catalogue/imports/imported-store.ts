/** Imported items in the operational store, and the number of runs that changed it (the revision). */
import { setImmediate as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { catalogueRevision, importedItem } from '../../stores/operational/tables/import-tables.ts';
import type { ItemKind } from './import-item.ts';
import type { StoredItem } from './stored-item.ts';

/** PGlite blocks the process: a batch of this size takes some 30 ms. Pages are served between batches. */
const ROWS_PER_BATCH = 500;

/** Including removed items, in import order. */
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
  for (let at = 0; at < items.length; at += ROWS_PER_BATCH) {
    const rows = JSON.stringify(items.slice(at, at + ROWS_PER_BATCH));
    await database.execute(sql`
      insert into imported_item (kind, source, key, id, position, digest, document, changed_at, removed_at)
      select kind, source, key, id, position, digest, document, ${now.toISOString()}::timestamptz,
        case when "isRemoved" then ${now.toISOString()}::timestamptz end
      from jsonb_to_recordset(${rows}::jsonb) as row(
        kind text, source text, key text, id integer, position integer, digest text, document jsonb, "isRemoved" boolean)
      on conflict (kind, source, key) do update set id = excluded.id, position = excluded.position,
        digest = excluded.digest, document = excluded.document, changed_at = excluded.changed_at,
        removed_at = excluded.removed_at`);
    await pause();
  }
  await database
    .insert(catalogueRevision)
    .values({ revision: 1 })
    .onConflictDoUpdate({
      target: catalogueRevision.id,
      set: { revision: sql`${catalogueRevision.revision} + 1` },
    });
}

/** Locks out other runs until the transaction ends; readers are not blocked. */
export async function lockImports(transaction: OperationalDatabase): Promise<void> {
  await transaction.execute(sql`lock table imported_item in exclusive mode`);
}

/** Increases with each run that changes something; 0 before the first. */
export async function readRevision(database: OperationalDatabase): Promise<number> {
  const [row] = await database.select({ revision: catalogueRevision.revision }).from(catalogueRevision);
  return row?.revision ?? 0;
}
