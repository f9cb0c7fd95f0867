import { useLocation, useNavigation, useViewTransitionState } from 'react-router';

/** Name of the picture that travels between a card and the page it leads to: the page's own, so that it is one. */
export const heroName = (path: string): string => `hero${path.replace(/\/$/, '').replace(/[^\w-]/g, '-')}`;

/** For a card: named only while the page that it leads to is being opened or left. */
export const useHeroName = (path: string): string | undefined =>
  useViewTransitionState(path) ? heroName(path) : undefined;

/** For the picture of the page that is shown. */
export const useOwnHeroName = (): string => heroName(useLocation().pathname);

/** For the skeleton of the page that comes. */
export const useComingHeroName = (): string => heroName(useNavigation().location?.pathname ?? '');
