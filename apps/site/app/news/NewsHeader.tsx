import css from './NewsHeader.module.css';
import { SectionNav } from './SectionNav.tsx';

interface NewsHeaderProps {
  title: string;
  description: string;
  sections: { slug: string; name: string }[];
  current: string | null;
}

/** Head of a news front: its name, what it is about, and the way to the others. */
export const NewsHeader = ({ title, description, sections, current }: NewsHeaderProps) => (
  <div className="page" data-area="noticies">
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.description}>{description}</p>
    </div>
    <SectionNav sections={sections} current={current} />
  </div>
);
