import { CONSENT_COOKIE, CONSENT_LIFETIME_S, type ConsentChoice, formatConsent, parseConsent } from '@sintonia/wire';
import { guarded } from '../guard.ts';
import type { CookieJar } from '../transport/cookie-jar.ts';

/** C-03: may analytics measure? Nobody has said; yes; no. */
export type ConsentStatus = 'unknown' | 'in' | 'out';

export interface Consent {
  status(): ConsentStatus;
  /** Null until the visitor has chosen. */
  choice(): ConsentChoice | null;
  /** Keeps the choice for as long as § 9 says, and tells everyone at once. */
  choose(choice: ConsentChoice): void;
  /** Called after every change of choice; answers with how to stop it. */
  onChange(listener: (choice: ConsentChoice) => void): () => void;
  /** Reads the cookie again: another tab, or the form of a page without scripts, may have written it. */
  check(): void;
}

const toStatus = (choice: ConsentChoice | null): ConsentStatus =>
  choice === null ? 'unknown' : choice.analytics ? 'in' : 'out';

/** C-01: the visitor's choice, kept in one first-party cookie that identifies nobody. */
export function createConsent(cookies: CookieJar): Consent {
  const listeners = new Set<(choice: ConsentChoice) => void>();
  const read = () => cookies.read(CONSENT_COOKIE);
  let written = read();

  const check = () => {
    const now = read();
    if (now === written) return;
    written = now;
    const choice = parseConsent(now);
    if (choice) for (const listener of [...listeners]) guarded(listener)(choice);
  };
  return {
    status: () => toStatus(parseConsent(written)),
    choice: () => parseConsent(written),
    choose: (choice) => {
      cookies.write(CONSENT_COOKIE, formatConsent(choice), CONSENT_LIFETIME_S);
      check();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check,
  };
}
