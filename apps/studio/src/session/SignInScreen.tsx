import type { Result } from '@sintonia/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import { useWords } from '../messages/language.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { hasPasskeys } from './passkey.ts';
import { returnPath } from './return-path.ts';
import { SignInFrame } from './SignInFrame.tsx';
import styles from './SignInScreen.module.css';
import { requestNewPassword, type SignInError, sendCode, signIn, signInWithPasskey } from './session.ts';
import { type SignInProblem, textOf } from './sign-in-problem.ts';

type Step = 'password' | 'code' | 'forgotten' | 'mailed';

/** Sign-in: two steps for an account with a second factor, one with a passkey. */
export function SignInScreen() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<Step>(search.get('codi') === null ? 'password' : 'code');
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { signIn: texts } = words;

  useEffect(() => {
    document.title = texts.title;
  }, [texts]);

  const go = (next: Step) => {
    setProblem(null);
    setStep(next);
  };
  const enter = async (
    entering: Promise<Result<{ needsCode: boolean }, SignInError>>,
    ifWrong: SignInProblem['kind'],
  ) => {
    setProblem(null);
    setBusy(true);
    const entered = await entering;
    setBusy(false);
    if (!entered.ok) {
      return setProblem(entered.error.kind === 'wrong' ? ({ kind: ifWrong } as SignInProblem) : entered.error); // cast: one of them
    }
    if (entered.value.needsCode) return go('code');
    navigate(returnPath(search.get('torna')), { replace: true });
  };
  const submit = async (form: FormData) => {
    const email = String(form.get('email') ?? '').trim();
    if (step === 'code') return enter(sendCode(String(form.get('code'))), 'wrongCode');
    if (!email.includes('@')) return setProblem({ kind: 'needEmail' });
    if (step === 'forgotten') {
      const answer = await requestNewPassword(email);
      return answer.ok ? go('mailed') : setProblem(answer.error);
    }
    const password = String(form.get('password'));
    if (!password) return setProblem({ kind: 'needPassword' });
    return enter(signIn(email, password), 'wrong');
  };

  const lead = {
    password: search.get('sessio') ? texts.ended : texts.lead,
    code: texts.codeLead,
    forgotten: texts.forgottenLead,
    mailed: texts.mailed,
  };
  return (
    <SignInFrame title={step === 'forgotten' ? texts.forgotten : texts.title} lead={lead[step]} onSubmit={submit}>
      {(step === 'password' || step === 'forgotten') && (
        <label className={styles.field}>
          <span>{texts.email}</span>
          <input
            name="email"
            type="email"
            autoComplete="username"
            aria-invalid={problem?.kind === 'needEmail' || problem?.kind === 'wrong'}
            aria-describedby="problem"
          />
        </label>
      )}
      {step === 'password' && (
        <PasswordInput
          label={texts.password}
          name="password"
          autoComplete="current-password"
          isInvalid={problem?.kind === 'needPassword' || problem?.kind === 'wrong'}
        />
      )}
      {step === 'code' && (
        <label className={styles.field}>
          <span>{texts.code}</span>
          <input
            name="code"
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem?.kind === 'wrongCode'}
            aria-describedby="problem"
          />
        </label>
      )}
      <p id="problem" className={styles.problem} role="alert">
        {problem && textOf(problem, words)}
      </p>
      {step !== 'mailed' && (
        <button type="submit" className={buttons.primary} disabled={isBusy}>
          {isBusy ? texts.submitting : step === 'forgotten' ? texts.forgottenSubmit : texts.submit}
        </button>
      )}
      {step === 'password' && hasPasskeys() && (
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => void enter(signInWithPasskey(), 'noPasskey')}
        >
          {texts.withPasskey}
        </button>
      )}
      <button
        type="button"
        className={styles.reveal}
        onClick={() => go(step === 'password' ? 'forgotten' : 'password')}
      >
        {step === 'password' ? texts.forgotten : texts.back}
      </button>
    </SignInFrame>
  );
}
