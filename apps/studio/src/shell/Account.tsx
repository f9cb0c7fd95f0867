import type { StaffSession } from '@sintonia/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import type { RequestError } from '../api/request.ts';
import { useWords } from '../messages/language.ts';
import { OWN_ACCOUNT } from '../session/return-path.ts';
import { signOut } from '../session/session.ts';
import { Problem } from '../states/Problem.tsx';
import styles from './Account.module.css';

/**
 * Signed-in person, role, and sign-out.
 *
 * @param onLeaving true before the session ends, false when that failed: requests of the screen would be answered 401
 */
export function Account({ session, onLeaving }: { session: StaffSession; onLeaving: (isLeaving: boolean) => void }) {
  const words = useWords().shell;
  const navigate = useNavigate();
  const [error, setError] = useState<RequestError | null>(null);

  const leave = async () => {
    flushSync(() => onLeaving(true));
    const left = await signOut();
    if (left.ok) return navigate('/entra');
    onLeaving(false);
    setError(left.error);
  };
  return (
    <div className={styles.account}>
      <p className={styles.name}>{session.name}</p>
      <p className={styles.role}>{words.roles[session.role]}</p>
      <Link to={OWN_ACCOUNT} className={styles.own}>
        {words.ownAccount}
      </Link>
      <button type="button" className={styles.leave} onClick={leave}>
        {words.signOut}
      </button>
      {error && <Problem error={error} onRetry={leave} />}
    </div>
  );
}
