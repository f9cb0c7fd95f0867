/** Alerts: rules and events; SQL in `0022-alerts.sql` and `0025-alert-event-watch.sql`. */
import type { AlertCause, AlertWatch, QuietHours } from '@sintonia/contracts';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const alertRule = pgTable('alert_rule', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  watch: jsonb('watch').$type<AlertWatch>().notNull(),
  suite: text('suite').notNull(),
  isOn: boolean('is_on').notNull(),
  recipients: jsonb('recipients').$type<string[]>().notNull(),
  quiet: jsonb('quiet').$type<QuietHours>(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull(),
  /** Origin of the studio's address, for links in mails. */
  studioOrigin: text('studio_origin').notNull(),
  evaluatedAt: at('evaluated_at'),
  problem: text('problem').$type<'history' | 'query' | 'late'>(),
});

export const alertEvent = pgTable('alert_event', {
  id: text('id').primaryKey(),
  ruleId: text('rule_id').notNull(),
  /** Of the rule when the alert began; null for alerts from before this column. */
  watch: jsonb('watch').$type<AlertWatch>(),
  beganAt: at('began_at').notNull(),
  endedAt: at('ended_at'),
  value: doublePrecision('value').notNull(),
  usual: doublePrecision('usual'),
  sections: jsonb('sections').$type<string[]>().notNull(),
  cause: jsonb('cause').$type<AlertCause>(),
  /** Evaluations since the last finding. */
  clear: integer('clear').notNull(),
  mailedAt: at('mailed_at'),
});
