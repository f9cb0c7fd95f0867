import type { Result } from '@sintonia/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import type { Messages } from '../messages/catalan.ts';
import { useWords } from '../messages/language.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { hasPasskeys } from './passkey.ts';
import { SignInFrame } from './SignInFrame.tsx';
import styles from './SignInScreen.module.css';
import { askNewPassword, type SignInError, sendCode, signIn, signInWithPasskey } from './session.ts';
import { wayBack } from './way-back.ts';

type Trouble = SignInError | { kind: 'needEmail' | 'needPassword' | 'wrongCode' };
type Step = 'password' | 'code' | 'forgotten' | 'mailed';

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

/** In two steps where the account has a second factor, in one with a passkey. */
export function SignInScreen() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<Step>(search.get('codi') === null ? 'password' : 'code');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { signIn: said } = words;

  useEffect(() => {
    document.title = said.title;
  }, [said]);

  const go = (next: Step) => {
    setTrouble(null);
    setStep(next);
  };
  const enter = async (entering: Promise<Result<{ needsCode: boolean }, SignInError>>, ifWrong: Trouble['kind']) => {
    setTrouble(null);
    setBusy(true);
    const entered = await entering;
    setBusy(false);
    if (!entered.ok) {
      return setTrouble(entered.error.kind === 'wrong' ? ({ kind: ifWrong } as Trouble) : entered.error); // cast: one of them
    }
    if (entered.value.needsCode) return go('code');
    navigate(wayBack(search.get('torna')), { replace: true });
  };
  const submit = async (form: FormData) => {
    const email = String(form.get('email') ?? '').trim();
    if (step === 'code') return enter(sendCode(String(form.get('code'))), 'wrongCode');
    if (!email.includes('@')) return setTrouble({ kind: 'needEmail' });
    if (step === 'forgotten') {
      const asked = await askNewPassword(email);
      return asked.ok ? go('mailed') : setTrouble(asked.error);
    }
    const password = String(form.get('password'));
    if (!password) return setTrouble({ kind: 'needPassword' });
    return enter(signIn(email, password), 'wrong');
  };

  const lead = {
    password: search.get('sessio') ? said.ended : said.lead,
    code: said.codeLead,
    forgotten: said.forgottenLead,
    mailed: said.mailed,
  };
  return (
    <SignInFrame title={step === 'forgotten' ? said.forgotten : said.title} lead={lead[step]} onSubmit={submit}>
      {(step === 'password' || step === 'forgotten') && (
        <label className={styles.field}>
          <span>{said.email}</span>
          <input
            name="email"
            type="email"
            autoComplete="username"
            aria-invalid={trouble?.kind === 'needEmail' || trouble?.kind === 'wrong'}
            aria-describedby="trouble"
          />
        </label>
      )}
      {step === 'password' && (
        <PasswordInput
          label={said.password}
          name="password"
          autoComplete="current-password"
          isInvalid={trouble?.kind === 'needPassword' || trouble?.kind === 'wrong'}
        />
      )}
      {step === 'code' && (
        <label className={styles.field}>
          <span>{said.code}</span>
          <input
            name="code"
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={trouble?.kind === 'wrongCode'}
            aria-describedby="trouble"
          />
        </label>
      )}
      <p id="trouble" className={styles.trouble} role="alert">
        {trouble && textOf(trouble, words)}
      </p>
      {step !== 'mailed' && (
        <button type="submit" className={buttons.primary} disabled={isBusy}>
          {isBusy ? said.submitting : step === 'forgotten' ? said.forgottenSubmit : said.submit}
        </button>
      )}
      {step === 'password' && hasPasskeys() && (
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => void enter(signInWithPasskey(), 'noPasskey')}
        >
          {said.withPasskey}
        </button>
      )}
      <button
        type="button"
        className={styles.reveal}
        onClick={() => go(step === 'password' ? 'forgotten' : 'password')}
      >
        {step === 'password' ? said.forgotten : said.back}
      </button>
    </SignInFrame>
  );
}
