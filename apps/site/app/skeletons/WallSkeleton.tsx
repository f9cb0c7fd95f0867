import card from '../programmes/ProgrammeCard.module.css';
import head from '../programmes/ProgrammesPage.module.css';
import wall from '../programmes/ProgrammeWall.module.css';
import { Frame, Word, Words } from './Bones.tsx';

/** The programmes: two wide posters, then smaller ones. */
export const WallSkeleton = () => (
  <div className="page">
    <div className={head.head}>
      <p className={head.title}>
        <Word />
      </p>
    </div>
    <div className={wall.wall}>
      <PosterBones isWide />
      <PosterBones isWide />
      <PosterBones />
      <PosterBones />
      <PosterBones />
      <PosterBones />
    </div>
  </div>
);

const PosterBones = ({ isWide = false }: { isWide?: boolean }) => (
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
