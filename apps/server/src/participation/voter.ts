/** Who takes part: an account, else a browser by a random value of its own. Nothing of the device is looked at. */
import { createHash, randomBytes } from 'node:crypto';
import { USER_COOKIE } from '@sintonia/contracts';

const VOTER_COOKIE = 'sintonia_participa';
/** As long as the longest poll. */
const LIFETIME_S = 180 * 86_400;

export interface Voter {
  /** A hash: the store cannot tell the cookie or the account from it. */
  key: string;
  /** `Set-Cookie` where the browser has none yet. */
  cookies: string[];
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether a request may come from somebody who has taken part; nobody without one of these cookies has. */
export const mayHaveParticipated = (cookie: string): boolean =>
  cookie.includes(`${VOTER_COOKIE}=`) || cookie.includes(`${USER_COOKIE}=`);

/** @param accountId null for who is not signed in */
export function voterOf(cookie: string, accountId: string | null): string | null {
  if (accountId !== null) return hashed(`account ${accountId}`);
  const own = /(?:^|;\s*)sintonia_participa=([\w-]{22})(?:;|$)/.exec(cookie)?.[1];
  return own === undefined ? null : hashed(`browser ${own}`);
}

/** The same, with a new value for a browser that has none. */
export function voterOrNew(cookie: string, accountId: string | null, isSecure: boolean): Voter {
  const known = voterOf(cookie, accountId);
  if (known !== null) return { key: known, cookies: [] };
  const own = randomBytes(16).toString('base64url');
  const attributes = `Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { key: hashed(`browser ${own}`), cookies: [`${VOTER_COOKIE}=${own}; ${attributes}`] };
}
