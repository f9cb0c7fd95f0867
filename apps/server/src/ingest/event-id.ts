import { hash } from 'node:crypto';

/** Id of an event: the first 32 hex digits of SHA-256 over `path?query` as received (S-03). */
export const eventIdOf = (target: string): string => hash('sha256', target).slice(0, 32);
