import css from './NewsHeader.module.css';
import { SectionNav } from './SectionNav.tsx';

interface NewsHeaderProps {
  title: string;
  description: string;
  sections: { slug: string; name: string }[];
  /** `null` on the front of all sections, empty on a page of no section. */
  current: string | null;
  /** Path of the feed of the listed stories. */
  feed?: string;
}

/** Head of a news front: name, description, and links to the other sections. */
export const NewsHeader = ({ title, description, sections, current, feed }: NewsHeaderProps) => (
  <div className="page" data-area="noticies">
    <div className={`page-head ${css.head}`}>
      <h1 className="page-title">{title}</h1>
      <p className={css.description}>
        {description}{' '}
        {feed && (
          <a className={css.feed} href={feed} type="application/rss+xml">
            RSS
          </a>
        )}
      </p>
    </div>
    <SectionNav sections={sections} current={current} />
  </div>
);
