import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import { Mark } from '../design/Mark.tsx';
import type { Messages } from '../messages/catalan.ts';
import { useWords } from '../messages/language.ts';
import { Preferences } from '../shell/Preferences.tsx';
import styles from './SignInScreen.module.css';
import { SignInWind } from './SignInWind.tsx';
import { type SignInError, signIn } from './session.ts';
import { wayBack } from './way-back.ts';

type Trouble = SignInError | { kind: 'needEmail' | 'needPassword' };

function textOf(trouble: Trouble, words: Messages): string {
  switch (trouble.kind) {
    case 'offline':
      return `${words.problem.offline}. ${words.problem.offlineWay}`;
    case 'refused':
      return `${words.problem.refused}. ${words.problem.refusedWay(trouble.status)}`;
    default:
      return words.signIn[trouble.kind];
  }
}

export function SignInScreen() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    document.title = words.signIn.title;
  }, [words]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    if (!email.includes('@')) return setTrouble({ kind: 'needEmail' });
    if (!password) return setTrouble({ kind: 'needPassword' });
    setBusy(true);
    const entered = await signIn(email, password);
    if (entered.ok) return navigate(wayBack(search.get('torna')), { replace: true });
    setBusy(false);
    setTrouble(entered.error);
  };

  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <Mark />
        <form className={styles.form} onSubmit={submit} noValidate>
          <h1 className={styles.title}>{words.signIn.title}</h1>
          <p className={styles.lead}>{search.get('sessio') ? words.signIn.ended : words.signIn.lead}</p>
          <label className={styles.field}>
            <span>{words.signIn.email}</span>
            <input
              name="email"
              type="email"
              autoComplete="username"
              aria-invalid={trouble?.kind === 'needEmail' || trouble?.kind === 'wrong'}
              aria-describedby="trouble"
            />
          </label>
          <div className={styles.field}>
            <label htmlFor="password">{words.signIn.password}</label>
            <input
              id="password"
              name="password"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              aria-invalid={trouble?.kind === 'needPassword' || trouble?.kind === 'wrong'}
              aria-describedby="trouble"
            />
            <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
              {isShown ? words.signIn.hide : words.signIn.show}
            </button>
          </div>
          <p id="trouble" className={styles.trouble} role="alert">
            {trouble && textOf(trouble, words)}
          </p>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {isBusy ? words.signIn.submitting : words.signIn.submit}
          </button>
        </form>
        <Preferences />
      </div>
      <SignInWind />
    </main>
  );
}
