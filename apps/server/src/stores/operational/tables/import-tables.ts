/** Stored imported items (W-14); SQL in `migrations/0008-imported.sql`. */
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const importedItem = pgTable(
  'imported_item',
  {
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    key: text('key').notNull(),
    id: integer('id'),
    position: integer('position').notNull(),
    digest: text('digest').notNull(),
    /** Validated by the schema of `kind` when written. */
    document: jsonb('document').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source, table.key] })],
);

export const catalogueRevision = pgTable('catalogue_revision', {
  id: integer('id').primaryKey().default(1),
  revision: integer('revision').notNull(),
});
