import { use } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import styles from './Navigation.module.css';
import { useScreens } from './use-screens.ts';

/** Links to the screens. The period of the address is kept between them. */
export function Navigation() {
  const words = useWords().shell;
  const { search } = useLocation();
  const session = use(SessionContext);
  const screens = useScreens();
  if (session?.mustAddSecondFactor) return null;
  return (
    <nav aria-label={words.navigation}>
      <ul className={styles.screens}>
        {screens.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={{ pathname: to, search }} className={styles.screen ?? ''}>
              {name}
              {to === '/ara' && <span className={styles.dot} aria-hidden="true" />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
