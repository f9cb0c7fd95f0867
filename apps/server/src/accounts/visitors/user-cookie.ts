/**
 * The session cookie that holds the user's state (D-05): who is signed in, as measurement may know them. Scripts may
 * read it; it opens nothing, the session's own cookie does.
 */
import { createHash } from 'node:crypto';
import { USER_COOKIE } from '@sintonia/contracts';

/** 64 hex digits: the same for the same account on every device, and nobody can go back from it. */
export const measuredUserId = (organisationId: string, userId: string): string =>
  createHash('sha256').update(`${organisationId} ${userId}`).digest('hex');

const attributes = (maxAgeS: number, isSecure: boolean) =>
  ['Path=/', `Max-Age=${maxAgeS}`, 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');

export const userCookie = (measuredId: string, maxAgeS: number, isSecure: boolean): string =>
  `${USER_COOKIE}=${measuredId}; ${attributes(maxAgeS, isSecure)}`;

export const noUserCookie = (isSecure: boolean): string => `${USER_COOKIE}=; ${attributes(0, isSecure)}`;
