import { Link } from 'react-router';
import css from './SectionNav.module.css';

interface SectionNavProps {
  sections: { slug: string; name: string }[];
  /** Slug of the current section; `null` on the front of all, empty on a page of none. */
  current: string | null;
}

export const SectionNav = ({ sections, current }: SectionNavProps) => (
  <nav className={css.nav} aria-label="Seccions de notícies">
    <ul className={css.list}>
      <li>
        <Link to="/noticies/" aria-current={current === null ? 'page' : undefined}>
          Totes
        </Link>
      </li>
      {sections.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/noticies/${slug}/`} aria-current={current === slug ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
