import type { FastifyRequest } from 'fastify';

/**
 * Whether the answer is to contain every event that has arrived, not what was written a few seconds ago
 * (`recent-facts.ts`): `cache-control: no-cache` (RFC 9111 § 5.2.1.4).
 */
export const wantsLatest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(^|[\s,])no-cache\s*(,|$)/i.test(headers['cache-control'] ?? '');
