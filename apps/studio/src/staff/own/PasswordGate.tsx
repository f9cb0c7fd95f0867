import type { FormEvent } from 'react';
import buttons from '../../design/Button.module.css';
import { Input } from '../Input.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';

interface PasswordGateProps {
  isBusy: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a change of how the person signs in. */
export function PasswordGate({ isBusy, onPassword, onCancel }: PasswordGateProps) {
  const { own: words, team } = useStaffWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('confirm')));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Input label={words.confirmPassword} name="confirm" type="password" autoComplete="current-password" />
      <div className={styles.acts}>
        <button type="submit" className={buttons.primary} disabled={isBusy}>
          {words.goOn}
        </button>
        <button type="button" className={buttons.plain} onClick={onCancel}>
          {team.cancel}
        </button>
      </div>
    </form>
  );
}
