/** API tokens; SQL in `0019-api-tokens.sql`. */
import type { ApiTokenScope } from '@sintonia/contracts';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const apiToken = pgTable('api_token', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  scopes: jsonb('scopes').$type<ApiTokenScope[]>().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  lastUsedAt: at('last_used_at'),
  revokedAt: at('revoked_at'),
});
