import { CONSENT_COOKIE, CONSENT_LIFETIME_S, type ConsentChoice, formatConsent, parseConsent } from '@sintonia/wire';
import { guarded } from '../guard.ts';
import type { CookieJar } from '../transport/cookie-jar.ts';

/** C-03: may analytics measure? Undecided; yes; no. */
export type ConsentStatus = 'unknown' | 'in' | 'out';

/** Callers get the current choice: the cookie is read each time, because another tab may have changed it. */
export interface Consent {
  status(): ConsentStatus;
  /** Null until the visitor has chosen. */
  choice(): ConsentChoice | null;
  /** Stores the choice for the period of § 9, and notifies listeners at once. */
  choose(choice: ConsentChoice): void;
  /** Called after every change of choice, in this tab or another; returns a function that stops it. */
  onChange(listener: (choice: ConsentChoice, isOwn: boolean) => void): () => void;
  /** Notifies listeners if the choice has changed elsewhere: in another tab, or by a form of a page without scripts. */
  check(): void;
}

const toStatus = (choice: ConsentChoice | null): ConsentStatus =>
  choice === null ? 'unknown' : choice.analytics ? 'in' : 'out';

/** C-01: the visitor's choice, stored in one first-party cookie without identifier. */
export function createConsent(cookies: CookieJar): Consent {
  const listeners = new Set<(choice: ConsentChoice, isOwn: boolean) => void>();
  const read = () => cookies.read(CONSENT_COOKIE);
  let reported = read();

  const notify = (isOwn: boolean) => {
    const now = read();
    if (now === reported) return;
    reported = now;
    const choice = parseConsent(now);
    if (choice) for (const listener of [...listeners]) guarded(listener)(choice, isOwn);
  };
  const check = () => notify(false);
  const choice = () => {
    const now = read();
    if (now !== reported) queueMicrotask(check); // not at once: the caller may be in the middle of a send
    return parseConsent(now);
  };
  return {
    status: () => toStatus(choice()),
    choice,
    choose: (chosen) => {
      cookies.write(CONSENT_COOKIE, formatConsent(chosen), CONSENT_LIFETIME_S);
      notify(true);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check,
  };
}
