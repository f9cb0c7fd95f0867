import type { UIMatch } from 'react-router';

/** A route's `handle` with this makes its page dark in both themes. */
export const THEATRE = { isTheatre: true } as const;

/** With this it is dark too, and stands in a window of its own, without the broadcaster around it. */
export const OWN_WINDOW = { isTheatre: true, isWindow: true } as const;

/** A window of its own inside a page elsewhere, which asks nobody anything. */
export const EMBEDDED = { isTheatre: true, isWindow: true, isEmbedded: true } as const;

type Match = Pick<UIMatch, 'handle'>;

export const isTheatre = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => handle === THEATRE || handle === OWN_WINDOW || handle === EMBEDDED);

export const isEmbedded = (matches: readonly Match[]): boolean => matches.some(({ handle }) => handle === EMBEDDED);

export const isOwnWindow = (matches: readonly Match[]): boolean =>
  isEmbedded(matches) || matches.some(({ handle }) => handle === OWN_WINDOW);
