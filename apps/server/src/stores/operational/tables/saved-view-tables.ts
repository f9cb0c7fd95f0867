/** Saved views, pins and weekly mails; SQL in `0020-saved-views.sql` and `0024-saved-analysis.sql`. */
import type { ReportQuery, SavedAnalysis } from '@sintonia/contracts';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const savedView = pgTable('saved_view', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  path: text('path').notNull(),
  query: jsonb('query').$type<ReportQuery>(),
  analysis: jsonb('analysis').$type<SavedAnalysis>(),
  isShared: boolean('is_shared').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const savedViewPin = pgTable(
  'saved_view_pin',
  { viewId: text('view_id').notNull(), email: text('email').notNull(), place: integer('place').notNull() },
  (table) => [primaryKey({ columns: [table.email, table.viewId] })],
);

/** `counting` may be repeated; `handing` has begun to give the mail away, and is never repeated by itself. */
export type MailingStep = 'waiting' | 'counting' | 'handing' | 'sent' | 'failed';

export const viewMailing = pgTable('view_mailing', {
  id: text('id').primaryKey(),
  viewId: text('view_id').notNull(),
  recipient: text('recipient').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull(),
  /** Origin of the studio's address, for links in the mail. */
  studioOrigin: text('studio_origin').notNull(),
  /** Key of the unsubscribe link. */
  key: text('key').notNull().unique(),
  /** Monday of the last attempt. */
  week: date('week', { mode: 'string' }),
  state: text('state').$type<MailingStep>().notNull(),
  attempt: integer('attempt').notNull(),
  stateAt: at('state_at'),
  problem: text('problem').$type<'figures' | 'mail'>(),
});
