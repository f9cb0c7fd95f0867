/** Tokens with which programs query reports, instead of a person's session. */
import { z } from 'zod';

export const API_TOKEN_NAME_CHARACTERS = 80;

/** `reports`: figures. `rows`: also the events behind them. `events`: raw events, with the ids of visitors. */
export const ApiTokenScope = z.enum(['reports', 'rows', 'events']);
export type ApiTokenScope = z.infer<typeof ApiTokenScope>;

/** `POST /api/tokens`. */
export const ApiTokenRequest = z.strictObject({
  name: z.string().trim().min(1).max(API_TOKEN_NAME_CHARACTERS),
  scopes: z.array(ApiTokenScope).min(1).max(ApiTokenScope.options.length),
  /** Days until it expires. */
  days: z.number().int().min(1).max(366),
});
export type ApiTokenRequest = z.infer<typeof ApiTokenRequest>;

const At = z.string();
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(ApiTokenScope),
  /** E-mail. */
  createdBy: z.string(),
  createdAt: At,
  expiresAt: At,
  /** Precise to the minute; null when never. */
  lastUsedAt: At.nullable(),
  revokedAt: At.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** Whether a token is still valid. */
export function tokenState(
  { revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>,
  now: Date,
): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'active';
}

/** `GET /api/tokens`, newest first. */
export const ApiTokenList = z.object({ tokens: z.array(ApiToken) });

/** Answer of `POST /api/tokens`: the secret is shown once and stored as a hash. */
export const ApiTokenMade = z.object({ token: ApiToken, secret: z.string() });
export type ApiTokenMade = z.infer<typeof ApiTokenMade>;
