/** C rows: what a visitor chose, as pages are rendered with it. How the cookie carries it is the wire's business. */
export type ConsentPurpose = 'analytics' | 'audience' | 'personalisation';
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;
