import { type Broadcaster, ok, type ReportSuites, type Result, type StaffSession } from '@sintonia/contracts';
import { redirect } from 'react-router';
import type { RequestError } from '../api/request.ts';
import { rememberSession } from '../session/remember-session.ts';
import { OWN_ACCOUNT, signInAddress } from '../session/return-path.ts';
import { fetchBroadcaster, fetchSession } from '../session/session.ts';
import { fetchSuites } from '../suite/use-suite.ts';

export type ShellAnswer = Result<
  { session: StaffSession; broadcaster: Broadcaster | null; suites: ReportSuites | null },
  RequestError
>;

/**
 * Signed-in person and broadcaster; without a session, a redirect to sign-in and back. A studio without a catalogue
 * (roles on separate machines) has no broadcaster, and opens all the same.
 */
export async function loadShell({ request }: { request: Request }): Promise<ShellAnswer> {
  const session = await fetchSession(request.signal);
  if (!session.ok) return session;
  rememberSession(localStorage, session.value !== null);
  if (!session.value) throw redirect(signInAddress(new URL(request.url), false));
  if (session.value.mustAddSecondFactor && !new URL(request.url).pathname.endsWith(OWN_ACCOUNT)) {
    throw redirect(OWN_ACCOUNT);
  }
  const [broadcaster, suites] = await Promise.all([fetchBroadcaster(request.signal), fetchSuites(request.signal)]);
  return ok({
    session: session.value,
    broadcaster: broadcaster.ok ? broadcaster.value : null,
    suites: suites.ok ? suites.value : null,
  });
}
