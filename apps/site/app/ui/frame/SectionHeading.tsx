import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './SectionHeading.module.css';

interface SectionHeadingProps {
  id: string;
  children: ReactNode;
  more?: { path: string; text: string };
}

/** Heading of a page section on a hairline, in the colour of its area. */
export function SectionHeading({ id, children, more }: SectionHeadingProps) {
  return (
    <div className={css.heading}>
      <h2 id={id} className={css.name}>
        {children}
      </h2>
      {more && (
        <Link to={more.path} className={css.more}>
          {more.text}
        </Link>
      )}
    </div>
  );
}
