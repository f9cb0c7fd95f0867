import { createHash } from 'node:crypto';

/** The stored form of a password-reset token: the hash that the account library computes. */
export const resetIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');
