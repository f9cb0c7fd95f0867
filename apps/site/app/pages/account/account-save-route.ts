import { redirect } from 'react-router';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { ACCOUNT, SIGN_IN } from '../../shared/visitor/account-paths.ts';
import { readReturnTarget, savedChange, withReturnTarget } from '../../shared/visitor/return-after-sign-in.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/account-save-route.ts';

/**
 * «Per més tard» and «segueix» without JavaScript, and «treu-ho» of the lists: visitors who are not signed in sign in
 * first.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { personal, now } = context.get(siteContext);
  const form = await readForm(request);
  const { back, saving } = readReturnTarget(form);
  const isSaved = form.get('treu') === null;
  const change = savedChange(saving, isSaved, now);
  if (!change) return new Response(null, { status: 400 });
  if (await personalService({ personal }).account.save(change)) {
    const list = change.kind === 'programme' ? 'segueixes' : 'mes-tard';
    return seeOther(isSaved ? `${ACCOUNT}#${list}` : back);
  }
  return seeOther(withReturnTarget(SIGN_IN, { back, saving }));
}

export const loader = () => redirect(ACCOUNT, 302);
