import type { ReactNode } from 'react';
import css from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  standfirst: ReactNode;
  children: ReactNode;
  /** Shown beside the form where the window is wide enough. */
  aside?: ReactNode;
}

/** A page with one form: its purpose, the form, and beside it the benefits of an account. */
export const AccountFrame = ({ title, standfirst, children, aside }: AccountFrameProps) => (
  <div className={`page ${css.page}`}>
    <div className={css.main}>
      <h1 className="page-title">{title}</h1>
      <p className={css.standfirst}>{standfirst}</p>
      {children}
    </div>
    {aside && <aside className={css.aside}>{aside}</aside>}
  </div>
);
