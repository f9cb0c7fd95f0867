import { useId, useState } from 'react';
import { useWords } from '../messages/language.ts';
import styles from './SignInScreen.module.css';

interface PasswordInputProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  isInvalid?: boolean;
}

/** A password field with a «show» button. Pasting is allowed. */
export function PasswordInput({ label, name, autoComplete, hint, isInvalid = false }: PasswordInputProps) {
  const words = useWords().signIn;
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        aria-invalid={isInvalid}
        aria-describedby={`problem ${id}-hint`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
