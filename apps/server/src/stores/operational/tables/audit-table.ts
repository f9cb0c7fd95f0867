/** Audit log: actor, action, subject, address; SQL in `0001-accounts.sql` and `0013-staff.sql`. */
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actor: text('actor').notNull().default(''),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  address: text('address').notNull(),
  detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
});
