import type { LinkPurpose } from '@sintonia/contracts';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { useWords } from '../messages/language.ts';
import { PasswordInput } from '../session/PasswordInput.tsx';
import { SignInFrame } from '../session/SignInFrame.tsx';
import frame from '../session/SignInScreen.module.css';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { fetchLink, redeemLink } from './fetch-staff.ts';
import { StaffErrorText } from './StaffErrorText.tsx';
import { useStaffWords } from './use-staff-words.ts';

/** Screen of a one-time link: the first administrator's account, an invitation, a new password. */
export function WelcomeScreen() {
  const words = useStaffWords();
  const { roles } = useWords().shell;
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const [purpose, setPurpose] = useState<LinkPurpose | null>(null);
  const [error, setError] = useState<RequestError | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Keeps the token out of the history and of the address bar.
    history.replaceState(history.state, '', location.pathname);
    void fetchLink(token).then((answer) => (answer.ok ? setPurpose(answer.value) : setError(answer.error)));
  }, [token]);
  const title = purpose ? titleOf(purpose, words) : words.welcome.dead;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (!purpose && !error) return <LoadingScreen />;
  if (!purpose) {
    return (
      <SignInFrame title={words.welcome.dead} lead="" onSubmit={() => {}}>
        <StaffErrorText error={error} />
        <Link to="/entra" className={buttons.primary}>
          {words.welcome.toSignIn}
        </Link>
      </SignInFrame>
    );
  }
  const submit = async (form: FormData) => {
    setBusy(true);
    setError(null);
    const own = { name: String(form.get('name')), email: String(form.get('email')) };
    const password = String(form.get('password'));
    const used = await redeemLink({ token, password, ...(purpose.kind === 'first' && own) });
    setBusy(false);
    if (!used.ok) return setError(used.error);
    navigate(used.value.needsCode ? '/entra?codi' : '/', { replace: true });
  };
  return (
    <SignInFrame title={title} lead={leadOf(purpose, words, roles[purpose.role])} onSubmit={submit}>
      {purpose.kind === 'first' ? (
        <>
          <label className={frame.field}>
            <span>{words.welcome.name}</span>
            <input name="name" autoComplete="name" maxLength={80} />
          </label>
          <label className={frame.field}>
            <span>{words.welcome.email}</span>
            <input name="email" type="email" autoComplete="username" maxLength={254} />
          </label>
        </>
      ) : (
        <input type="hidden" name="username" autoComplete="username" value={purpose.email} readOnly />
      )}
      <PasswordInput
        label={words.welcome.newPassword}
        name="password"
        autoComplete="new-password"
        hint={words.passwordHint}
        isInvalid={error?.kind === 'refused' && error.code.endsWith('Password')}
      />
      <StaffErrorText error={error} />
      <button type="submit" className={buttons.primary} disabled={isBusy}>
        {words.welcome.submit}
      </button>
    </SignInFrame>
  );
}

type Words = ReturnType<typeof useStaffWords>;

function titleOf({ kind, name }: LinkPurpose, { welcome }: Words): string {
  if (kind === 'invitation') return welcome.invitation(name);
  return kind === 'first' ? welcome.first : welcome.password;
}

function leadOf({ kind, email }: LinkPurpose, { welcome }: Words, role: string): string {
  if (kind === 'invitation') return welcome.invitationLead(email, role.toLowerCase());
  return kind === 'first' ? welcome.firstLead : welcome.passwordLead(email);
}
