import card from '../features/programmes/ProgrammeCard.module.css';
import wall from '../features/programmes/ProgrammeWall.module.css';
import { Frame, Word, Words } from './SkeletonParts.tsx';

/** The programmes: two wide posters, then smaller ones. */
export const WallSkeleton = () => (
  <div className="page">
    <div className="page-head">
      <p className="page-title">
        <Word />
      </p>
    </div>
    <div className={wall.wall}>
      <PosterSkeleton isWide />
      <PosterSkeleton isWide />
      <PosterSkeleton />
      <PosterSkeleton />
      <PosterSkeleton />
      <PosterSkeleton />
    </div>
  </div>
);

const PosterSkeleton = ({ isWide = false }: { isWide?: boolean }) => (
  <div className={isWide ? wall.wide : wall.small} style={{ '--span': isWide ? 6 : 3 }}>
    <div className={card.card} data-wide={isWide || undefined}>
      <div className={card.poster}>
        <Frame />
      </div>
      <div>
        <p className={card.title}>
          <Word />
        </p>
        <p className={card.tagline}>
          <Words />
        </p>
      </div>
    </div>
  </div>
);
