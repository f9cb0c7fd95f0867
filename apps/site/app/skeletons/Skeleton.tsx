import type { PageShape } from '@sintonia/contracts/site-areas';
import { useLayoutEffect } from 'react';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';
import css from './Skeleton.module.css';
import { StorySkeleton } from './StorySkeleton.tsx';
import { TheatreSkeleton } from './TheatreSkeleton.tsx';
import { WallSkeleton } from './WallSkeleton.tsx';
import { WeatherSkeleton } from './WeatherSkeleton.tsx';

const SHAPES = {
  home: HomeSkeleton,
  news: NewsSkeleton,
  story: StorySkeleton,
  wall: WallSkeleton,
  programme: ProgrammeSkeleton,
  theatre: TheatreSkeleton,
  weather: WeatherSkeleton,
} satisfies Record<PageShape, () => React.ReactNode>;

/**
 * Skeleton of the next page on the grid of the real one. Hidden from screen readers: the loading stroke announces that
 * a page is loading. The router has already stored the scroll position of the old page.
 */
export function Skeleton({ shape }: { shape: PageShape }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const Shape = SHAPES[shape];
  return (
    <div className={css.skeleton} data-skeleton={shape} aria-hidden="true">
      <Shape />
    </div>
  );
}
