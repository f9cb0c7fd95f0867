import { Link, useLocation } from 'react-router';
import { NavIcon } from '../frame/NavIcon.tsx';
import css from './AccountLink.module.css';
import { ACCOUNT } from './account-paths.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** Link to the account, with a mark when the visitor is signed in. */
export function AccountLink() {
  const isHere = useLocation().pathname.startsWith(ACCOUNT);
  return (
    <Link to={ACCOUNT} className={css.link} aria-label="El teu compte" aria-current={isHere ? 'page' : undefined}>
      <NavIcon name="account" />
      {useIsSignedIn() && <span className={css.mark} />}
    </Link>
  );
}
