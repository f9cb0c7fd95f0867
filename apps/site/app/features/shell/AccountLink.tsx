import { Link, useLocation } from 'react-router';
import { ACCOUNT } from '../../shared/visitor/account-paths.ts';
import { useIsSignedIn } from '../../shared/visitor/use-is-signed-in.ts';
import css from './AccountLink.module.css';
import { NavIcon } from './NavIcon.tsx';

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
