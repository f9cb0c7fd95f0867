import { CONSENT_COOKIE, type ConsentChoice, parseConsent } from '@sintonia/wire';

const START = `${CONSENT_COOKIE}=`;

/** Choice in a `Cookie` header; null if missing or unreadable. */
export function consentOf(cookies: string | undefined): ConsentChoice | null {
  const cookie = cookies?.split(';').find((each) => each.trimStart().startsWith(START));
  return parseConsent(cookie?.trimStart().slice(START.length));
}
