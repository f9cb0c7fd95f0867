/**
 * Address of a one-time link for staff. Its token is in the fragment, which reaches no server log, no proxy log and no
 * Referer.
 */
export const linkAddress = (origin: string, token: string): string => `${origin}/estudi/benvinguda#${token}`;
