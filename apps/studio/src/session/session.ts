/** Sign-in, sign-out, and the signed-in person. */
import { Broadcaster, failed, ok, type Result, SignInStep, StaffSession } from '@sintonia/contracts';
import { BROADCASTER, SESSION } from '../api/addresses.ts';
import { forgetAnswers } from '../api/remembered-answers.ts';
import { get, type RequestError } from '../api/request.ts';
import { fetchPasskey } from './passkey.ts';
import { rememberSession } from './remember-session.ts';

export type SignInError =
  | { kind: 'wrong' | 'tooMany' | 'forbidden' | 'offline' | 'noPasskey' }
  | { kind: 'refused'; status: number };

/** Whether a code is needed before the session starts. */
type NextStep = { needsCode: boolean };

export const fetchSession = (signal?: AbortSignal) => get(SESSION, StaffSession.nullable(), signal);
export const fetchBroadcaster = (signal?: AbortSignal) => get(BROADCASTER, Broadcaster, signal);

const KINDS: Record<number, 'wrong' | 'tooMany' | 'forbidden'> = {
  400: 'wrong',
  401: 'wrong',
  403: 'forbidden',
  429: 'tooMany',
};

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
}

async function step(asking: Promise<Response>): Promise<Result<NextStep, SignInError>> {
  try {
    const response = await asking;
    if (response.ok) return ok(SignInStep.parse(await response.json()));
    const kind = KINDS[response.status];
    return failed(kind ? { kind } : { kind: 'refused', status: response.status });
  } catch {
    return failed({ kind: 'offline' });
  }
}

export const signIn = (email: string, password: string) => step(post('/api/auth/sign-in/email', { email, password }));

/** Six digits are an authenticator code, anything else a recovery code. */
export const sendCode = (text: string) => {
  const code = text.replace(/\s/g, '');
  return step(post(`/api/auth/two-factor/verify-${/^\d{6}$/.test(code) ? 'totp' : 'backup-code'}`, { code }));
};

export async function signInWithPasskey(): Promise<Result<NextStep, SignInError>> {
  const answer = await fetch('/api/auth/passkey/generate-authenticate-options').catch(() => null);
  if (answer === null) return failed({ kind: 'offline' });
  if (!answer.ok) return step(Promise.resolve(answer));
  const response = await fetchPasskey(await answer.json());
  if (response === null) return failed({ kind: 'noPasskey' });
  return step(post('/api/auth/passkey/verify-authentication', { response }));
}

/** Does not reveal whether the account exists. */
export async function requestNewPassword(email: string): Promise<Result<null, SignInError>> {
  const answer = await step(post('/api/staff/forgotten', { email }));
  return answer.ok ? ok(null) : answer;
}

export async function signOut(): Promise<Result<null, RequestError>> {
  try {
    const response = await post('/api/auth/sign-out', {});
    if (response.ok) {
      rememberSession(localStorage, false);
      forgetAnswers();
    }
    return response.ok
      ? ok(null)
      : failed({ kind: 'refused', status: response.status, code: '', requestId: undefined });
  } catch {
    return failed({ kind: 'offline' });
  }
}
