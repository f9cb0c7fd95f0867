/** Identifies a voter: by account, else by a random value in a cookie. No device fingerprint. */
import { createHash, randomBytes } from 'node:crypto';
import { DAY_S, USER_COOKIE, VOTER_COOKIE } from '@sintonia/contracts';

/** The value of `VOTER_COOKIE`. */
const OWN = /(?:^|;\s*)sintonia_participa=([\w-]{22})(?:;|$)/;
/** At least as long as the longest poll. */
const LIFETIME_S = 180 * DAY_S;

export interface Voter {
  /** A hash, from which cookie and account cannot be derived. */
  key: string;
  /** `Set-Cookie` for a browser without the cookie. */
  cookies: string[];
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** False if the request has neither cookie: then its sender has not taken part. */
export const mayHaveParticipated = (cookie: string): boolean =>
  cookie.includes(`${VOTER_COOKIE}=`) || cookie.includes(`${USER_COOKIE}=`);

/** @param accountId null if not signed in */
export function voterOf(cookie: string, accountId: string | null): string | null {
  if (accountId !== null) return hashed(`account ${accountId}`);
  const own = OWN.exec(cookie)?.[1];
  return own === undefined ? null : hashed(`browser ${own}`);
}

/** Like `voterOf`, with a new value for a browser without one. */
export function voterOrNew(cookie: string, accountId: string | null, isSecure: boolean): Voter {
  const known = voterOf(cookie, accountId);
  if (known !== null) return { key: known, cookies: [] };
  const own = randomBytes(16).toString('base64url');
  const attributes = `Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { key: hashed(`browser ${own}`), cookies: [`${VOTER_COOKIE}=${own}; ${attributes}`] };
}
