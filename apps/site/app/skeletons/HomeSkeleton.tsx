import { SectionHeading } from '../frame/SectionHeading.tsx';
import home from '../home/Home.module.css';
import { CardBones, LineBones } from './CardBones.tsx';
import css from './Skeleton.module.css';

/** The home page: lead, seconds, the latest, and the dark band of what is on air. */
export const HomeSkeleton = () => (
  <>
    <div className={`page ${home.front}`}>
      <div className={home.lead}>
        <CardBones form="lead" />
      </div>
      <div className={home.seconds}>
        <CardBones form="second" />
        <CardBones form="second" />
      </div>
      <div className={home.latest} data-area="noticies">
        <SectionHeading id="ultima-hora">Última hora</SectionHeading>
        <LineBones />
        <LineBones />
        <LineBones />
        <LineBones />
        <LineBones />
        <LineBones />
        <LineBones />
      </div>
    </div>
    <div className={css.channels} />
  </>
);
