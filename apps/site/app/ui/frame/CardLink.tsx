import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './CardLink.module.css';

interface CardLinkProps {
  to: string;
  /** Name in the click map, where the text changes by itself. */
  name?: string;
  children: ReactNode;
}

/** The one link of a card: its text names it, its click area is the whole card (the nearest positioned ancestor). */
export const CardLink = ({ to, name, children }: CardLinkProps) => (
  <Link to={to} className={css.link} data-link-name={name} viewTransition>
    {children}
  </Link>
);
