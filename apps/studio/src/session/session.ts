/** Signing in and out, and who is signed in. */
import { Broadcaster, failed, ok, type Result, StaffSession } from '@sintonia/contracts';
import { type AskError, ask } from '../api/ask.ts';

export type SignInError = { kind: 'wrong' | 'tooMany' | 'forbidden' | 'offline' } | { kind: 'refused'; status: number };

export const askSession = (signal?: AbortSignal) => ask('/api/session', StaffSession.nullable(), signal);
export const askBroadcaster = (signal?: AbortSignal) => ask('/api/site/broadcaster', Broadcaster, signal);

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

export async function signIn(email: string, password: string): Promise<Result<null, SignInError>> {
  try {
    const response = await post('/api/auth/sign-in/email', { email, password });
    if (response.ok) return ok(null);
    const kind = KINDS[response.status];
    return failed(kind ? { kind } : { kind: 'refused', status: response.status });
  } catch {
    return failed({ kind: 'offline' });
  }
}

export async function signOut(): Promise<Result<null, AskError>> {
  try {
    const response = await post('/api/auth/sign-out', {});
    return response.ok
      ? ok(null)
      : failed({ kind: 'refused', status: response.status, code: '', requestId: undefined });
  } catch {
    return failed({ kind: 'offline' });
  }
}
