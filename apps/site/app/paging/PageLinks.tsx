import { Link } from 'react-router';
import css from './PageLinks.module.css';

interface PageLinksProps {
  /** What the pages are of, for who does not see them. */
  name: string;
  page: number;
  pages: number;
  /** Null on the first page, and on the last. */
  earlierPath: string | null;
  laterPath: string | null;
}

/** The way to the rest of a long list; nothing where it has one page. */
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
