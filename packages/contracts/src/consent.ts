/** C rows: what a visitor chose, as the first-party cookie carries it. No identifier is part of it. */
import { z } from 'zod';

/** Purposes a visitor decides on, each on its own. */
export const ConsentPurpose = z.enum(['analytics', 'audience', 'personalisation']);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

export const CONSENT_COOKIE = 'sintonia_consent';

/** § 9: opt-in default storage expiry. */
export const CONSENT_LIFETIME_S = 33_696_000;

export const ConsentChoice = z.record(ConsentPurpose, z.boolean());
export type ConsentChoice = z.infer<typeof ConsentChoice>;

export const ACCEPT_ALL: ConsentChoice = { analytics: true, audience: true, personalisation: true };
export const REFUSE_ALL: ConsentChoice = { analytics: false, audience: false, personalisation: false };

/** Cookie value: `1.` + a digit for each purpose in the order of the enum, for example `1.110`. */
export function formatConsent(choice: ConsentChoice): string {
  return `1.${ConsentPurpose.options.map((purpose) => (choice[purpose] ? 1 : 0)).join('')}`;
}

/** Reads a cookie value; anything else than the form above is no choice yet. Never throws. */
export function parseConsent(cookie: string | null | undefined): ConsentChoice | null {
  const digits = /^1\.([01]{3})$/.exec(cookie ?? '')?.[1];
  if (digits === undefined) return null;
  return Object.fromEntries(ConsentPurpose.options.map((purpose, i) => [purpose, digits[i] === '1'])) as ConsentChoice; // cast: keys come from the enum
}
