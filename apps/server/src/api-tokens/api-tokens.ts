/** API tokens: creation, verification, revocation. */
import { createHash, randomBytes } from 'node:crypto';
import {
  type ApiToken,
  type ApiTokenMade,
  type ApiTokenRequest,
  type ApiTokenScope,
  DAY_MS,
} from '@sintonia/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { apiToken } from '../stores/operational/tables/api-token-table.ts';

export interface ApiTokens {
  /** Newest first. */
  list(): Promise<ApiToken[]>;
  create(request: ApiTokenRequest, by: string): Promise<ApiTokenMade>;
  /** Revokes a token and returns it; null if no valid token has that id. */
  revoke(id: string): Promise<ApiToken | null>;
  /** Scope of a secret; null if it is unknown, expired or revoked. */
  scopesOf(secret: string): Promise<readonly ApiTokenScope[] | null>;
}

/** Minimum interval between writes of the last use. */
const LAST_USE_INTERVAL_MS = 60_000;
/** Prefix of our tokens, so that secret scanners find leaked ones. */
const PREFIX = 'sintonia_';

export function createApiTokens(database: OperationalDatabase, now: () => Date): ApiTokens {
  return {
    list: async () => (await database.select().from(apiToken).orderBy(desc(apiToken.createdAt))).map(toToken),
    create: async ({ name, scopes, days }, by) => {
      const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
      const createdAt = now();
      const row = {
        id: newId(),
        name,
        hash: hashOf(secret),
        scopes: [...new Set(scopes)],
        createdBy: by,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
        lastUsedAt: null,
        revokedAt: null,
      };
      await database.insert(apiToken).values(row);
      return { token: toToken(row), secret };
    },
    revoke: async (id) => {
      const [row] = await database
        .update(apiToken)
        .set({ revokedAt: now() })
        .where(and(eq(apiToken.id, id), isNull(apiToken.revokedAt)))
        .returning();
      return row ? toToken(row) : null;
    },
    scopesOf: async (secret) => {
      if (!secret.startsWith(PREFIX)) return null;
      const [row] = await database
        .select()
        .from(apiToken)
        .where(eq(apiToken.hash, hashOf(secret)));
      const at = now();
      if (!row || row.revokedAt || row.expiresAt <= at) return null;
      if (at.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= LAST_USE_INTERVAL_MS) {
        await database.update(apiToken).set({ lastUsedAt: at }).where(eq(apiToken.id, row.id));
      }
      return row.scopes;
    },
  };
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

function toToken({ hash: _secret, ...row }: typeof apiToken.$inferSelect): ApiToken {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
