/** Visitors' accounts, in the account library's schema; SQL in `migrations/0007-visitors.sql`. */
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const stamps = {
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
};

export const visitorUser = pgTable('visitor_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  ...stamps,
});

export const visitorSession = pgTable('visitor_session', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...stamps,
});

export const visitorCredential = pgTable('visitor_credential', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  ...stamps,
});

export const visitorVerification = pgTable('visitor_verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  ...stamps,
});

export const visitorPlace = pgTable(
  'visitor_place',
  {
    userId: text('user_id').notNull(),
    episode: bigint('episode', { mode: 'number' }).notNull(),
    positionS: integer('position_s'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.episode] })],
);

export const visitorSaved = pgTable(
  'visitor_saved',
  {
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['episode', 'story', 'programme'] }).notNull(),
    /** Number of an episode or story, or slug of a followed programme. */
    item: text('item').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.item] })],
);
