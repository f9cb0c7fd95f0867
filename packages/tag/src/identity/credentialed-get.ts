import type { GetText } from './identity-calls.ts';

/** § 9, I-01: visitor-API timeout. */
export const IDENTITY_TIMEOUT_MS = 2_000;

/** Cross-origin GET with credentials, without a header that would need a preflight. */
export const credentialedGet =
  ({ fetch }: Pick<typeof globalThis, 'fetch'>): GetText =>
  async (url) => {
    try {
      const answer = await fetch(url, { credentials: 'include', signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS) });
      return answer.status === 200 ? await answer.text() : undefined;
    } catch {
      return undefined;
    }
  };
