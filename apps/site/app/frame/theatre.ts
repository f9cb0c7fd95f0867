import type { UIMatch } from 'react-router';

/** A route's `handle` with this makes its page dark in both themes. */
export const THEATRE = { isTheatre: true } as const;

export const isTheatre = (matches: readonly UIMatch[]): boolean => matches.some(({ handle }) => handle === THEATRE);
