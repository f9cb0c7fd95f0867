/**
 * The session cookie with the user's state for measurement (D-05). Scripts may read it; it grants no access, which the
 * session's own cookie does.
 */
import { createHash } from 'node:crypto';
import { USER_COOKIE } from '@sintonia/contracts';

/** 64 hex digits: equal for one account on all devices, and not reversible. */
export const measuredUserId = (organisationId: string, userId: string): string =>
  createHash('sha256').update(`${organisationId} ${userId}`).digest('hex');

const attributes = (maxAgeS: number, isSecure: boolean) =>
  ['Path=/', `Max-Age=${maxAgeS}`, 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ');

export const userCookie = (measuredId: string, maxAgeS: number, isSecure: boolean): string =>
  `${USER_COOKIE}=${measuredId}; ${attributes(maxAgeS, isSecure)}`;

export const noUserCookie = (isSecure: boolean): string => `${USER_COOKIE}=; ${attributes(0, isSecure)}`;
