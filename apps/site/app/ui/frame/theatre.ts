import type { UIMatch } from 'react-router';

/** A route's `handle` that makes its page dark in both themes. */
export const THEATRE = { isTheatre: true } as const;

/** Dark, and in a window of its own without the site's shell. */
export const OWN_WINDOW = { isTheatre: true, isWindow: true } as const;

/** Embedded in another site's page, without asking for consent. */
export const EMBEDDED = { isTheatre: true, isWindow: true, isEmbedded: true } as const;

type Match = Pick<UIMatch, 'handle'>;

export const isTheatre = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => handle === THEATRE || handle === OWN_WINDOW || handle === EMBEDDED);

export const isEmbedded = (matches: readonly Match[]): boolean => matches.some(({ handle }) => handle === EMBEDDED);

export const isOwnWindow = (matches: readonly Match[]): boolean =>
  isEmbedded(matches) || matches.some(({ handle }) => handle === OWN_WINDOW);
