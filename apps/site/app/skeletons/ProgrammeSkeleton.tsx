import header from '../pages/programme/ProgrammeHeader.module.css';
import programme from '../pages/programme/ProgrammePage.module.css';
import { useNextHeroName } from '../ui/pictures/use-hero-name.ts';
import { RowSkeleton } from './RowSkeleton.tsx';
import css from './Skeleton.module.css';
import { Frame, Word } from './SkeletonParts.tsx';

/** A programme: full-width poster, seasons, episodes. */
export const ProgrammeSkeleton = () => (
  <>
    <div className={css.posterFrame}>
      <div className={header.inside}>
        <div className={header.words} />
        <div className={header.poster}>
          <Frame transitionName={useNextHeroName()} />
        </div>
      </div>
    </div>
    <div className={`page ${programme.body}`}>
      <div>
        <p className={css.tabs}>
          <Word />
        </p>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </div>
  </>
);
