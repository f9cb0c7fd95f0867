import { use } from 'react';
import { lastOf, useAnswer } from '../../api/use-answer.ts';
import layout from '../../design/layout.module.css';
import { SessionContext } from '../../session/session-context.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Problem } from '../../states/Problem.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { fetchOwnAccount } from '../fetch-staff.ts';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { TotpPart } from './TotpPart.tsx';

/** The own account (B-02): password, second factor, sessions. */
export function OwnAccountScreen() {
  const words = useStaffWords().own;
  const session = use(SessionContext);
  const { state, again } = useAnswer(fetchOwnAccount);
  const account = lastOf(state);
  /** With the required factor the rest of the studio is available: reload it. */
  const secured = () => (session?.mustAddSecondFactor ? location.assign('/estudi/') : again());
  return (
    <>
      <ScreenHeader title={words.title} />
      {session?.mustAddSecondFactor && (
        <p className={layout.lead} role="alert">
          <strong>{words.must}</strong>
        </p>
      )}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {account === null && state.at === 'loading' && <SkeletonLines widths={[60, 80, 70]} height={32} />}
      {account && (
        <div className={styles.parts}>
          <TotpPart account={account} onChanged={again} onSecured={secured} />
          <PasskeysPart account={account} onChanged={again} onSecured={secured} />
          <PasswordPart onChanged={again} />
          <SessionsPart account={account} onChanged={again} />
        </div>
      )}
    </>
  );
}
