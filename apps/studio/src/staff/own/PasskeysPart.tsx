import type { OwnAccount } from '@sintonia/contracts';
import { useState } from 'react';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Section } from '../../design/Section.tsx';
import { useFormats } from '../../messages/language.ts';
import { hasPasskeys, makePasskey } from '../../session/passkey.ts';
import { addPasskey, passkeyOptions, removePasskey } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { PasswordGate } from './PasswordGate.tsx';

interface PasskeysPartProps {
  account: OwnAccount;
  onChanged: () => void;
  onSecured: () => void;
}

export function PasskeysPart({ account, onChanged, onSecured }: PasskeysPartProps) {
  const words = useStaffWords().own;
  const formats = useFormats();
  const { isBusy, error, act, setError } = useRequest();
  /** The passkey to remove, or `new` for adding one. */
  const [pendingAction, setPendingAction] = useState<string | null>(null);

  const withPassword = async (password: string) => {
    if (pendingAction !== 'new' && pendingAction !== null) {
      if (!(await act(removePasskey(pendingAction, password)))) return;
      setPendingAction(null);
      return onChanged();
    }
    const options = await act(passkeyOptions(password));
    if (!options) return;
    const response = await makePasskey(options);
    if (response === null) return setError({ kind: 'refused', status: 0, code: 'passkey', requestId: undefined });
    if (!(await act(addPasskey(words.passkeyDefault, response)))) return;
    setPendingAction(null);
    onSecured();
  };
  return (
    <Section title={words.passkeys}>
      <p className={layout.quiet}>{words.passkeysWhy}</p>
      <ul>
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className={styles.item}>
            <span>
              {name} <span className={layout.quiet}>{words.passkeySince(formats.dateTime(createdAt))}</span>
            </span>
            <button type="button" className={buttons.plain} onClick={() => setPendingAction(id)}>
              {words.passkeyRemove}
            </button>
          </li>
        ))}
      </ul>
      {pendingAction === null && (
        <div className={`${layout.actions} ${styles.more}`}>
          {hasPasskeys() ? (
            <button type="button" className={buttons.plain} onClick={() => setPendingAction('new')}>
              {words.passkeyAdd}
            </button>
          ) : (
            <p className={layout.quiet}>{words.passkeyNone}</p>
          )}
        </div>
      )}
      {pendingAction !== null && (
        <PasswordGate isBusy={isBusy} onPassword={withPassword} onCancel={() => setPendingAction(null)} />
      )}
      <StaffErrorText error={error} />
    </Section>
  );
}
