import { use } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import styles from './Navigation.module.css';

/** Links to the screens. The period of the address is kept between them. */
export function Navigation() {
  const words = useWords().shell;
  const { search } = useLocation();
  const session = use(SessionContext);
  const screens = [
    { to: '/ara', name: words.live },
    { to: '/resum', name: words.overview },
    { to: '/contingut', name: words.content },
    { to: '/video-i-audio', name: words.media },
    { to: '/anuncis', name: words.advertising },
    { to: '/qualitat', name: words.quality },
    { to: '/explora', name: words.explore },
    { to: '/experiments', name: words.experiments },
    { to: '/etiqueta', name: words.tag },
    { to: '/en-paral-lel', name: words.parallelRun },
    { to: '/depurador', name: words.debugger },
    { to: '/rebutjats', name: words.rejected },
    ...(session?.role === 'administrator'
      ? [
          { to: '/privadesa', name: words.privacy },
          { to: '/tokens', name: words.tokens },
          { to: '/equip', name: words.team },
          { to: '/auditoria', name: words.audit },
        ]
      : []),
  ];
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
