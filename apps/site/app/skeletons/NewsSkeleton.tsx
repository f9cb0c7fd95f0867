import front from '../features/news/NewsFront.module.css';
import head from '../features/news/NewsHeader.module.css';
import { CardSkeleton } from './CardSkeleton.tsx';
import css from './Skeleton.module.css';
import { Word } from './SkeletonParts.tsx';

/** A news front: title, section links, lead with its picture at the side, cards. */
export const NewsSkeleton = () => (
  <>
    <div className="page">
      <div className={`page-head ${head.head}`}>
        <p className="page-title">
          <Word />
        </p>
      </div>
      <p className={css.tabs}>
        <Word />
      </p>
    </div>
    <div className={`page ${front.lead}`}>
      <CardSkeleton form="side" />
      <div className={front.cards}>
        <CardSkeleton form="plain" />
        <CardSkeleton form="plain" />
        <CardSkeleton form="plain" />
      </div>
    </div>
  </>
);
