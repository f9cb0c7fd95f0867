import { type Broadcaster, ok, type Result, type StaffSession } from '@sintonia/contracts';
import { redirect } from 'react-router';
import type { AskError } from '../api/ask.ts';
import { askBroadcaster, askSession } from '../session/session.ts';

export type ShellAnswer = Result<{ session: StaffSession; broadcaster: Broadcaster | null }, AskError>;

/**
 * Who is signed in and for which broadcaster; without a session, the way to sign in and back here. A studio
 * without the catalogue beside it (roles on machines of their own) has no broadcaster, and opens all the same.
 */
export async function loadShell({ request }: { request: Request }): Promise<ShellAnswer> {
  const [session, broadcaster] = await Promise.all([askSession(request.signal), askBroadcaster(request.signal)]);
  const { pathname, search } = new URL(request.url);
  if (!session.ok && session.error.kind === 'signedOut') {
    const here = `${pathname.replace(/^\/estudi/, '')}${search}`;
    throw redirect(here === '/' || here === '' ? '/entra' : `/entra?${new URLSearchParams({ torna: here })}`);
  }
  if (!session.ok) return session;
  return ok({ session: session.value, broadcaster: broadcaster.ok ? broadcaster.value : null });
}
