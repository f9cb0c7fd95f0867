import { useLocation, useNavigation, useViewTransitionState } from 'react-router';

/** View-transition name shared by a card's picture and its page's picture; unique per page. */
export const heroName = (path: string): string => `hero${path.replace(/\/$/, '').replace(/[^\w-]/g, '-')}`;

/** For a card: set only while its page is being opened or left. */
export const useHeroName = (path: string): string | undefined =>
  useViewTransitionState(path) ? heroName(path) : undefined;

/** For the picture of the current page. */
export const useOwnHeroName = (): string => heroName(useLocation().pathname);

/** For the skeleton of the next page. */
export const useNextHeroName = (): string => heroName(useNavigation().location?.pathname ?? '');
