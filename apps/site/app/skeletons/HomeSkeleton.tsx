import home from '../pages/home/Home.module.css';
import { SectionHeading } from '../ui/frame/SectionHeading.tsx';
import { CardSkeleton, LineSkeleton } from './CardSkeleton.tsx';
import css from './Skeleton.module.css';

/** The home page: lead, second stories, latest, and the dark on-air band. */
export const HomeSkeleton = () => (
  <>
    <div className={`page ${home.front}`}>
      <div className={home.lead}>
        <CardSkeleton form="lead" />
      </div>
      <div className={home.seconds}>
        <CardSkeleton form="second" />
        <CardSkeleton form="second" />
      </div>
      <div className={home.latest} data-area="noticies">
        <SectionHeading id="ultima-hora">Última hora</SectionHeading>
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
      </div>
    </div>
    <div className={css.channels} />
  </>
);
