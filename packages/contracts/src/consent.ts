/** C rows: what a visitor chose, as pages are rendered with it. How the cookie carries it is the wire's business. */
export type ConsentPurpose = 'analytics' | 'audience' | 'personalisation';
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** Where the browser sends a choice, as `ConsentProof`. */
export const CONSENT_PROOF_PATH = '/api/privadesa/tria';
