/** Versions of the tag library, and the version of each environment (T-06, T-12). */
import type { LibraryMove, Property } from '@sintonia/contracts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const tagProperty = pgTable('tag_property', {
  slug: text('slug').primaryKey(),
  document: jsonb('document').$type<Property>().notNull(),
});

export const tagVersion = pgTable(
  'tag_version',
  {
    property: text('property').notNull(),
    id: text('id').notNull(),
    rules: text('rules').notNull(),
    files: jsonb('files').$type<Readonly<Record<string, string>>>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Null for versions published before this column existed. */
    document: jsonb('document').$type<Property>(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.property, table.id] })],
);

export const tagMove = pgTable('tag_move', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  property: text('property').notNull(),
  environment: text('environment').$type<LibraryMove['environment']>().notNull(),
  version: text('version').notNull(),
  kind: text('kind').$type<LibraryMove['kind']>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  by: text('by').notNull(),
});
