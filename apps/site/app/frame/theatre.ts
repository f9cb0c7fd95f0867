import type { UIMatch } from 'react-router';

/** A route's `handle` with this makes its page dark in both themes. */
export const THEATRE = { isTheatre: true } as const;

/** With this it is dark too, and stands in a window of its own, without the house around it. */
export const OWN_WINDOW = { isTheatre: true, isWindow: true } as const;

type Match = Pick<UIMatch, 'handle'>;

export const isTheatre = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => handle === THEATRE || handle === OWN_WINDOW);

export const isOwnWindow = (matches: readonly Match[]): boolean => matches.some(({ handle }) => handle === OWN_WINDOW);
