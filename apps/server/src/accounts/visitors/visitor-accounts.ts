/** Visitors' accounts (W-08), with one service per request. */
import { ACCOUNT_COOKIE_PREFIX, type AccountService } from '@sintonia/contracts';
import { createSignInThrottle } from '../guess-throttle.ts';
import type { Caller } from './call-library.ts';
import { measuredUserId } from './user-cookie.ts';
import { createAccountService } from './visitor-account-service.ts';
import type { SignedInVisitor, VisitorAccountsSettings } from './visitor-account-settings.ts';

/** Free wrong passwords per network and day: thousands of phones may share one. */
const FREE_GUESSES_OF_NETWORK = 300;

export interface VisitorAccounts {
  visitorOf(cookie: string): Promise<SignedInVisitor | null>;
  service(caller: Caller): AccountService;
}

export function createVisitorAccounts(settings: VisitorAccountsSettings): VisitorAccounts {
  const { library, database, organisationId, secret } = settings;

  const attempts = createSignInThrottle({
    database,
    secret,
    purpose: 'visitors',
    freeGuessesOfNetwork: FREE_GUESSES_OF_NETWORK,
  });

  const visitorOf = async (cookie: string): Promise<SignedInVisitor | null> => {
    if (!cookie.includes(`${ACCOUNT_COOKIE_PREFIX}.`)) return null;
    const session = await library.api.getSession({ headers: new Headers({ cookie }) });
    if (!session) return null;
    const { id, name, email, createdAt } = session.user;
    return { id, name, email, userId: measuredUserId(organisationId, id), since: createdAt.toISOString() };
  };

  return {
    visitorOf,
    service: (caller) => createAccountService(caller, { ...settings, attempts, visitorOf }),
  };
}
