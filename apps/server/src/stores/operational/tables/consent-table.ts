/** Consent choices (C-06). */
import type { ConsentProof } from '@sintonia/contracts';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const consentProof = pgTable('consent_proof', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  choice: text('choice').notNull(),
  previous: text('previous'),
  asked: text('asked').$type<ConsentProof['asked']>().notNull(),
  words: text('words').notNull(),
  rules: text('rules'),
  subject: text('subject'),
  key: text('key').unique(),
});
