/**
 * A browser that has signed in to an account before has its own count of wrong guesses, so that guesses from elsewhere
 * do not lock its owner out (OWASP «device cookies»). The cookie carries nothing else.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_S } from '@sintonia/contracts';

const COOKIE = 'sintonia.device';
const LIFETIME_S = 180 * DAY_S;

export interface KnownDevice {
  /** Id of this browser if its cookie belongs to this account, else null. */
  of(email: string, cookies: string | undefined): string | null;
  /** `Set-Cookie` for a browser that has just signed in. */
  cookie(email: string, isSecure: boolean): string;
}

export function createKnownDevice(secret: string): KnownDevice {
  const signature = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email.toLowerCase()}`).digest();
  return {
    of: (email, cookies = '') => {
      const [, id = '', given = ''] = /(?:^|; ?)sintonia\.device=([\w-]{22})\.([\w-]{43})(?:;|$)/.exec(cookies) ?? [];
      if (id === '') return null;
      const signed = Buffer.from(given, 'base64url');
      const expected = signature(id, email);
      return signed.length === expected.length && timingSafeEqual(signed, expected) ? id : null;
    },
    cookie: (email, isSecure) => {
      const id = randomBytes(16).toString('base64url');
      const value = `${id}.${signature(id, email).toString('base64url')}`;
      return `${COOKIE}=${value}; Max-Age=${LIFETIME_S}; Path=/api/auth; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    },
  };
}
