import { SITE_PARTS } from '@sintonia/contracts/site-parts';
import { Link, useLocation } from 'react-router';
import { partOf, SEARCH } from '../../ui/frame/navigation.ts';
import css from './BottomBar.module.css';
import { NavIcon } from './NavIcon.tsx';

/** Navigation on phones, at the foot of the screen. */
export function BottomBar() {
  const part = partOf(useLocation().pathname);
  return (
    <nav id="barra" className={css.bar} aria-label="Accés ràpid">
      {[...SITE_PARTS, SEARCH].map(
        ({ name, path, icon }) =>
          icon && (
            <Link key={path} to={path} className={css.part} aria-current={part === path ? 'page' : undefined}>
              <NavIcon name={icon} />
              {name}
            </Link>
          ),
      )}
    </nav>
  );
}
