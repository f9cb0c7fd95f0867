import theatre from '../shared/episodes/EpisodeTheatre.module.css';
import { useNextHeroName } from '../ui/pictures/use-hero-name.ts';
import css from './Skeleton.module.css';
import { Word, Words } from './SkeletonParts.tsx';

/** A video or an audio: the player, and its description. */
export const TheatreSkeleton = () => (
  <>
    <div className={theatre.band}>
      <div className={theatre.stage}>
        <div className={css.stage} style={{ viewTransitionName: useNextHeroName() }} />
      </div>
    </div>
    <div className={`page ${theatre.words}`}>
      <div>
        <p className={theatre.programme}>
          <Word />
        </p>
        <p className={theatre.title}>
          <Words />
        </p>
        <p className={theatre.synopsis}>
          <Words lines={2} />
        </p>
      </div>
    </div>
  </>
);
