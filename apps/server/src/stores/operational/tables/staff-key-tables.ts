import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './account-tables.ts';

export const staffTwoFactor = pgTable('staff_two_factor', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
});

export const staffPasskey = pgTable('staff_passkey', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name'),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull().unique(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** One-time links, outside the account library. */
export const staffLink = pgTable('staff_link', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text('kind', { enum: ['first', 'invitation', 'password'] }).notNull(),
  userId: text('user_id'),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});
