import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './account-tables.ts';

/**
 * Counts of wrong passwords per account and per network, for staff and visitors; SQL in `0017-password-guesses.sql`.
 */
export const passwordGuess = pgTable('password_guess', {
  key: text('key').primaryKey(),
  wrong: integer('wrong').notNull(),
  openAt: at('open_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
