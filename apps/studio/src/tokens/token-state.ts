import type { ApiToken } from '@sintonia/contracts';

/** Whether a token is still valid. */
export function stateOf({ revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>, now: Date) {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'active';
}
