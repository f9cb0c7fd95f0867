import { type Broadcaster, ok, type ReportSuites, type Result, type StaffSession } from '@sintonia/contracts';
import { redirect } from 'react-router';
import type { RequestError } from '../api/request.ts';
import { fetchCatalogue } from '../query/use-report.ts';
import { isSessionRemembered, rememberSession } from '../session/remember-session.ts';
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
  const asked = fetchSession(request.signal);
  const others = isSessionRemembered(localStorage) ? askOthers(request.signal) : null;
  others?.catch(() => {}); // aborted
  const session = await asked;
  if (!session.ok) return session;
  rememberSession(localStorage, session.value !== null);
  if (!session.value) throw redirect(signInAddress(new URL(request.url), false));
  if (session.value.mustAddSecondFactor && !new URL(request.url).pathname.endsWith(OWN_ACCOUNT)) {
    throw redirect(OWN_ACCOUNT);
  }
  const [broadcaster, suites] = await (others ?? askOthers(request.signal));
  return ok({
    session: session.value,
    broadcaster: broadcaster.ok ? broadcaster.value : null,
    suites: suites.ok ? suites.value : null,
  });
}

/** What every screen needs, at the same time as the session where there was one before; and the catalogue, for most. */
async function askOthers(signal: AbortSignal) {
  const others = Promise.all([fetchBroadcaster(signal), fetchSuites(signal)]);
  void fetchCatalogue().catch(() => {});
  return others;
}
