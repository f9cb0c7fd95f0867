import { createHash } from 'node:crypto';

/** Id of an event: the first 32 hex digits of SHA-256 over `path?query` as the client sent it (S-03). */
export const eventIdOf = (target: string): string => createHash('sha256').update(target).digest('hex').slice(0, 32);
