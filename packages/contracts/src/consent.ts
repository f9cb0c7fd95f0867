/** C rows: a visitor's choice, as pages are rendered with it. The wire package defines its cookie. */
export type ConsentPurpose = 'analytics' | 'audience' | 'personalisation';
export interface ConsentChoice extends Readonly<Record<ConsentPurpose, boolean>> {
  /** C-01: accepted vendors, by name. */
  readonly vendors?: readonly string[];
}

/** Endpoint of `ConsentProof`. */
export const CONSENT_PROOF_PATH = '/api/privadesa/tria';
