import { type FocusEvent, use, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { sharedParameters } from '../links/shared-parameters.ts';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import styles from './Navigation.module.css';
import { useScreens } from './use-screens.ts';

/** Links to the screens; on phones a strip, with the current one in view. What the bar says is kept between them; filters, orders and texts belong to their screen. */
export function Navigation() {
  const words = useWords().shell;
  const { search: whole, pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  const session = use(SessionContext);
  const screens = useScreens();
  const search = `?${sharedParameters(new URLSearchParams(whole))}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the path
  useEffect(() => {
    const link = strip.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!strip.current || !link) return;
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += link.left - left - (width - link.width) / 2;
  }, [pathname]);
  if (session?.mustAddSecondFactor) return null;
  return (
    <nav ref={strip} className={styles.strip} aria-label={words.navigation}>
      <ul className={styles.screens} onFocus={showWhole}>
        {screens.map(({ to, name, beginsGroup }) => (
          <li key={to} data-begins-group={beginsGroup}>
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

/** Browsers leave a link that the keyboard reaches at the edge of the strip, cut or out of sight. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}
