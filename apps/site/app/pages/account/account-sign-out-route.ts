import { redirect } from 'react-router';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { ACCOUNT } from '../../shared/visitor/account-paths.ts';
import type { Route } from './+types/account-sign-out-route.ts';

export async function action({ context }: Route.ActionArgs) {
  return seeOther('/', await personalService(context.get(siteContext)).account.signOut());
}

/** Opening it as a page signs nobody out. */
export const loader = () => redirect(ACCOUNT, 302);
