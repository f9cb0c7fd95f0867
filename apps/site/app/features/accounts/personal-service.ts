import type { PersonalService, SessionCookies, SiteRequest } from '@sintonia/contracts';
import { redirect } from 'react-router';
import { SIGN_IN } from '../../shared/visitor/account-paths.ts';
import { withReturnTarget } from '../../shared/visitor/return-after-sign-in.ts';

/** The signed-in visitor's own data. The server provides it to every form handler and to the pages below `/compte`. */
export function personalService({ personal }: Pick<SiteRequest, 'personal'>): PersonalService {
  if (!personal) throw new Error('A page that is kept for everybody asked for what is one visitor’s.');
  return personal;
}

/** Visitor of a page that requires sign-in. Others are redirected to sign in and return afterwards. */
export async function signedInVisitor(site: SiteRequest, back: string) {
  const { account } = personalService(site);
  const visitor = await account.visitor();
  if (!visitor) throw redirect(withReturnTarget(SIGN_IN, { back, saving: '' }), 302);
  return { visitor, account };
}

/** Redirects after a form was handled, with the cookies that it set. */
export function seeOther(path: string, cookies: SessionCookies = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(path, { status: 303, headers });
}
