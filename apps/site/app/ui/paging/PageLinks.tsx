import { Link } from 'react-router';
import css from './PageLinks.module.css';

interface PageLinksProps {
  /** What the pages list, for screen readers. */
  name: string;
  page: number;
  pages: number;
  /** Null on the first page, and on the last. */
  earlierPath: string | null;
  laterPath: string | null;
}

/** Links to the other pages of a long list; nothing for a single page. */
export function PageLinks({ name, page, pages, earlierPath, laterPath }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className={css.pages} aria-label={name}>
      {earlierPath ? <Link to={earlierPath}>← Anteriors</Link> : <span />}
      <p>
        Pàgina {page} de {pages}
      </p>
      {laterPath ? <Link to={laterPath}>Següents →</Link> : <span />}
    </nav>
  );
}
