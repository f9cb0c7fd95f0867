import { useComingHeroName } from '../pictures/use-hero-name.ts';
import header from '../programmes/ProgrammeHeader.module.css';
import programme from '../programmes/ProgrammePage.module.css';
import { Frame, Word } from './Bones.tsx';
import { RowBones } from './RowBones.tsx';
import css from './Skeleton.module.css';

/** A programme: its poster as wide as the page, its seasons, its episodes. */
export const ProgrammeSkeleton = () => (
  <>
    <div className={css.posterFrame}>
      <div className={header.inside}>
        <div className={header.words} />
        <div className={header.poster}>
          <Frame transitionName={useComingHeroName()} />
        </div>
      </div>
    </div>
    <div className={`page ${programme.body}`}>
      <div>
        <p className={css.tabs}>
          <Word />
        </p>
        <RowBones />
        <RowBones />
        <RowBones />
      </div>
    </div>
  </>
);
