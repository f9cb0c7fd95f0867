import front from '../news/NewsFront.module.css';
import head from '../news/NewsHeader.module.css';
import { Word } from './Bones.tsx';
import { CardBones } from './CardBones.tsx';
import css from './Skeleton.module.css';

/** A front of the news: its name, the way to the sections, a lead with its picture at the side, cards. */
export const NewsSkeleton = () => (
  <>
    <div className="page">
      <div className={head.head}>
        <p className={head.title}>
          <Word />
        </p>
      </div>
      <p className={css.tabs}>
        <Word />
      </p>
    </div>
    <div className={`page ${front.lead}`}>
      <CardBones form="side" />
      <div className={front.cards}>
        <CardBones form="plain" />
        <CardBones form="plain" />
        <CardBones form="plain" />
      </div>
    </div>
  </>
);
