/** C rows: what a visitor chose, as pages are rendered with it. How the cookie carries it is the wire's business. */
export type ConsentPurpose = 'analytics' | 'audience' | 'personalisation';
export interface ConsentChoice extends Readonly<Record<ConsentPurpose, boolean>> {
  /** C-01: the vendors agreed to, by name. */
  readonly vendors?: readonly string[];
}

/** Where the browser sends a choice, as `ConsentProof`. */
export const CONSENT_PROOF_PATH = '/api/privadesa/tria';
