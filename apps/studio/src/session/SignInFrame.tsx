import type { FormEvent, ReactNode } from 'react';
import { Mark } from '../design/Mark.tsx';
import { Preferences } from '../shell/Preferences.tsx';
import styles from './SignInScreen.module.css';
import { SignInWind } from './SignInWind.tsx';

interface SignInFrameProps {
  title: string;
  lead: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form before sign-in: logo, title, fields, and an ornament beside them. */
export function SignInFrame({ title, lead, onSubmit, children }: SignInFrameProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <Mark />
        <form className={styles.form} onSubmit={submit} noValidate>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </form>
        <Preferences />
      </div>
      <SignInWind />
    </main>
  );
}
