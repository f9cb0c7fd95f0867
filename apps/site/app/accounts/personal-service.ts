import type { PersonalService, SessionCookies, SiteRequest } from '@sintonia/contracts';
import { redirect } from 'react-router';
import { SIGN_IN } from '../visitor/account-paths.ts';
import { withReturnTarget } from './return-after-sign-in.ts';

/** What belongs to who asks. The server hands it over with every form and with the pages below `/compte`. */
export function personalService({ personal }: Pick<SiteRequest, 'personal'>): PersonalService {
  if (!personal) throw new Error('A page that is kept for everybody asked for what is one visitor’s.');
  return personal;
}

/** The visitor of a page that nobody sees without signing in; the others go to sign in, and come back. */
export async function signedInVisitor(site: SiteRequest, back: string) {
  const { account } = personalService(site);
  const visitor = await account.visitor();
  if (!visitor) throw redirect(withReturnTarget(SIGN_IN, { back, saving: '' }), 302);
  return { visitor, account };
}

/** Goes on after a form, with the cookies it brought. */
export function seeOther(path: string, cookies: SessionCookies = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(path, { status: 303, headers });
}
