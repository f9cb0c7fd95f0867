/** The stored catalogue: validated documents with key columns; SQL in `migrations/0002-catalogue.sql`. */
import type {
  ArtworkIndex,
  Author,
  Broadcaster,
  Channel,
  Clip,
  Episode,
  Programme,
  Section,
  SourceBroadcast,
  Story,
} from '@sintonia/contracts';
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' }).notNull();
const document = <T>() => jsonb('document').$type<T>().notNull();

export const catalogueImport = pgTable('catalogue_import', {
  id: integer('id').primaryKey().default(1),
  sourceHash: text('source_hash').notNull(),
  anchor: timestamp('anchor', { withTimezone: true }).notNull(),
});

export const broadcaster = pgTable('broadcaster', {
  id: integer('id').primaryKey().default(1),
  document: document<Broadcaster>(),
  artwork: jsonb('artwork').$type<ArtworkIndex>().notNull(),
});

export const section = pgTable('section', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  document: document<Section>(),
});

/** SQL in `migrations/0010-authors.sql`. */
export const author = pgTable('author', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  document: document<Author>(),
});

export const clip = pgTable('clip', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  lengthS: doublePrecision('length_s').notNull(),
  document: document<Clip>(),
});

export const story = pgTable('story', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull(),
  section: text('section').notNull(),
  publishedAt: instant('published_at'),
  document: document<Story>(),
});

export const channel = pgTable('channel', {
  slug: text('slug').primaryKey(),
  kind: text('kind').notNull(),
  position: integer('position').notNull(),
  document: document<Channel>(),
});

/** A programme without its seasons: those are rows of `episode`; the seasons' years are stored here. */
export type ProgrammeDocument = Omit<Programme, 'seasons'> & { years: Record<string, number> };

export const programme = pgTable('programme', {
  slug: text('slug').primaryKey(),
  kind: text('kind').notNull(),
  area: text('area').notNull(),
  channel: text('channel').notNull(),
  position: integer('position').notNull(),
  document: document<ProgrammeDocument>(),
});

export const episode = pgTable('episode', {
  id: integer('id').primaryKey(),
  programme: text('programme').notNull(),
  season: integer('season').notNull(),
  number: integer('number').notNull(),
  clip: text('clip').notNull(),
  broadcastAt: instant('broadcast_at'),
  document: document<Episode>(),
});

export const weeklyBroadcast = pgTable(
  'weekly_broadcast',
  {
    channel: text('channel').notNull(),
    /** 0 is Monday. */
    weekday: integer('weekday').notNull(),
    /** `HH:MM` in the broadcaster's zone. */
    startsLocal: text('starts_local').notNull(),
    document: document<SourceBroadcast>(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.weekday, table.startsLocal] })],
);
