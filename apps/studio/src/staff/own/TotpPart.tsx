import type { OwnAccount, TotpStart } from '@sintonia/contracts';
import { type FormEvent, useState } from 'react';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Section } from '../../design/Section.tsx';
import { Input } from '../../forms/Input.tsx';
import { confirmTotp, makeRecoveryCodes, removeTotp, startTotp } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { PasswordGate } from './PasswordGate.tsx';
import { RecoveryList } from './RecoveryList.tsx';

type PendingAction = 'add' | 'remove' | 'codes';

interface TotpPartProps {
  account: OwnAccount;
  onChanged: () => void;
  onSecured: () => void;
}

/** Authenticator codes, and recovery codes. */
export function TotpPart({ account, onChanged, onSecured }: TotpPartProps) {
  const { own: words, team } = useStaffWords();
  const { isBusy, error, act, setError } = useRequest();
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const [started, setStarted] = useState<TotpStart | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const withPassword = async (password: string) => {
    if (pendingAction === 'add') {
      const begun = await act(startTotp(password));
      if (!begun) return;
      setStarted(begun);
    } else if (pendingAction === 'remove') {
      if (!(await act(removeTotp(password)))) return;
      setCodes(null);
      onChanged();
    } else {
      const made = await act(makeRecoveryCodes(password));
      if (!made) return;
      setCodes(made.recoveryCodes);
      onChanged();
    }
    setPendingAction(null);
  };
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!started) return;
    if (!(await act(confirmTotp(String(new FormData(event.currentTarget).get('code')))))) return;
    setStarted(null);
    onSecured();
  };
  /** The key that was shown secures nothing yet: it is replaced when somebody begins again. */
  const cancel = () => {
    setError(null);
    setStarted(null);
  };
  const begin = (next: PendingAction) => {
    setError(null);
    setPendingAction(next);
  };
  return (
    <Section title={words.totp}>
      <p className={layout.quiet}>{account.hasTotp ? words.totpOn(account.recoveryCodesLeft) : words.totpWhy}</p>
      {!pendingAction && !started && (
        <div className={`${layout.actions} ${styles.more}`}>
          {account.hasTotp ? (
            <>
              <button type="button" className={buttons.plain} onClick={() => begin('codes')}>
                {words.recoveryNew}
              </button>
              <button type="button" className={buttons.plain} onClick={() => begin('remove')}>
                {words.totpRemove}
              </button>
            </>
          ) : (
            <button type="button" className={buttons.plain} onClick={() => begin('add')}>
              {words.totpAdd}
            </button>
          )}
        </div>
      )}
      {pendingAction && (
        <PasswordGate isBusy={isBusy} onPassword={withPassword} onCancel={() => setPendingAction(null)} />
      )}
      {started && (
        <form className={layout.form} onSubmit={confirm}>
          <p>{words.totpScan}</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${started.qr.size} ${started.qr.size}`}
            role="img"
            aria-label={words.totpQr}
            shapeRendering="crispEdges"
          >
            <path d={started.qr.path} fill="#000" />
          </svg>
          <code className={styles.key}>{started.secret}</code>
          <RecoveryList codes={started.recoveryCodes} />
          <Input label={words.code} name="code" autoComplete="one-time-code" maxLength={8} />
          <StaffErrorText error={error} />
          <div className={layout.actions}>
            <button type="submit" className={buttons.primary} disabled={isBusy}>
              {words.totpConfirm}
            </button>
            <button type="button" className={buttons.plain} onClick={cancel}>
              {team.cancel}
            </button>
          </div>
        </form>
      )}
      {codes && <RecoveryList codes={codes} />}
      {!started && <StaffErrorText error={error} />}
    </Section>
  );
}
