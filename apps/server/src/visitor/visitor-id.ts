/** Visitor ids in the formats that the incumbent's clients accept (docs/wire/identity.md § 1). */
import { createHash, randomInt } from 'node:crypto';

const MID_DIGITS = 38;

/** Creates a visitor id: 38 decimal digits, the first not 0. */
export function newVisitorId(): string {
  let digits = String(randomInt(1, 10));
  while (digits.length < MID_DIGITS) digits += String(randomInt(0, 1_000_000)).padStart(6, '0');
  return digits.slice(0, MID_DIGITS);
}

export const isVisitorId = (text: string | undefined): text is string => text !== undefined && /^\d{38}$/.test(text);

/**
 * The analytics id of a visitor id: 16 hex digits, a hyphen, 16 hex digits. Derived, so that it is stable without being
 * stored.
 */
export function analyticsIdOf(visitorId: string): string {
  const hex = digest('analytics', visitorId).toString('hex').toUpperCase();
  return `${hex.slice(0, 16)}-${hex.slice(16, 32)}`;
}

/** An opaque token that clients return with their hits; it carries no more than the visitor id. */
export const blobOf = (visitorId: string): string => digest('blob', visitorId).toString('base64url');

const digest = (purpose: string, visitorId: string) =>
  createHash('sha256').update(`sintonia ${purpose} ${visitorId}`).digest();
