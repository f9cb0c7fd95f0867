import { useViewTransitionState } from 'react-router';

/** Name of the picture that travels between a card and its page. */
export const HERO = 'hero';

/** Only the card whose page is being opened (or left) carries the name: it must be one on the page. */
export const useHeroName = (path: string): string | undefined => (useViewTransitionState(path) ? HERO : undefined);
