/**
 * Staff accounts, in the account library's schema; SQL in `0001-accounts.sql`, `0013-staff.sql` and
 * `0027-staff-language.sql`.
 */
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true });
const stamps = {
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
};

export const staffUser = pgTable('staff_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role', { enum: ['analyst', 'editor', 'administrator'] })
    .notNull()
    .default('analyst'),
  status: text('status', { enum: ['invited', 'active', 'disabled'] })
    .notNull()
    .default('active'),
  /** Of the studio when it was last used, and so of mails. */
  language: text('language', { enum: ['ca', 'en'] })
    .notNull()
    .default('ca'),
  isDemo: boolean('is_demo').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...stamps,
});

export const staffSession = pgTable('staff_session', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  isStrong: boolean('is_strong').notNull().default(false),
  ...stamps,
});

export const staffCredential = pgTable('staff_credential', {
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

export const staffVerification = pgTable('staff_verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  ...stamps,
});
