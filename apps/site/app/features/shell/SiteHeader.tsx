import { SITE_PARTS } from '@sintonia/contracts/site-parts';
import { Link, useLocation } from 'react-router';
import { useToday } from '../../shared/site/pages-view.ts';
import type { RootView } from '../../shared/site/root-view.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import { MORE, partOf, SEARCH } from '../../ui/frame/navigation.ts';
import { AccountLink } from './AccountLink.tsx';
import { NavIcon } from './NavIcon.tsx';
import css from './SiteHeader.module.css';

export function SiteHeader({ root }: { root: RootView | undefined }) {
  const part = partOf(useLocation().pathname);
  const today = useToday();
  return (
    <header id="capcalera" className={css.header}>
      <div className={`page ${css.row}`}>
        <Link to="/" className={css.mark} aria-label={`${root?.broadcaster.name ?? ''}, inici`}>
          <Mark name={root?.broadcaster.name ?? ''} isFirst />
        </Link>
        <nav className={css.nav} aria-label="Principal">
          {SITE_PARTS.map(({ name, path, icon }) => (
            <Link
              key={path}
              to={path}
              className={icon ? css.barred : css.part}
              aria-current={part === path ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
          {MORE.map(({ name, path }) => (
            <Link key={path} to={path} className={css.more}>
              {name}
            </Link>
          ))}
        </nav>
        {today && (
          <p className={css.today}>
            <span className={css.weekday}>{today.weekday}</span> {today.date}
          </p>
        )}
        <Link
          to={SEARCH.path}
          className={css.search}
          aria-label={SEARCH.name}
          aria-current={part === SEARCH.path ? 'page' : undefined}
        >
          <NavIcon name={SEARCH.icon} />
        </Link>
        <AccountLink />
      </div>
    </header>
  );
}
