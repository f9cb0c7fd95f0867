import type { ReactNode } from 'react';
import css from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  standfirst: ReactNode;
  children: ReactNode;
  /** Beside the form, on screens that have room. */
  aside?: ReactNode;
}

/** A page with one form: what it is for, the form, and beside it what one gets. */
export const AccountFrame = ({ title, standfirst, children, aside }: AccountFrameProps) => (
  <div className={`page ${css.page}`}>
    <div className={css.main}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.standfirst}>{standfirst}</p>
      {children}
    </div>
    {aside && <aside className={css.aside}>{aside}</aside>}
  </div>
);
