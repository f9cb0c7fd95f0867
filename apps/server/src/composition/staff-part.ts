/** Staff: accounts, routes and audit log, and access at server start. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AsOperator } from '../access/as-operator.ts';
import { isCrossOriginChange } from '../access/authorise.ts';
import { recordAudit } from '../access/record-audit.ts';
import { keyFor } from '../accounts/account-secret.ts';
import { auditRoutes } from '../accounts/audit/audit-routes.ts';
import { createSignInThrottle } from '../accounts/guess-throttle.ts';
import { type AccountRoutesOptions, accountRoutes } from '../accounts/staff/account-routes.ts';
import { createStaffPeople } from '../accounts/staff/create-staff-people.ts';
import { DEMO_STAFF, demoStaffMode, prepareDemoStaff } from '../accounts/staff/demo-staff.ts';
import { createKnownDevice } from '../accounts/staff/known-device.ts';
import { linkRoutes } from '../accounts/staff/link-routes.ts';
import { ownAccountRoutes } from '../accounts/staff/own-account-routes.ts';
import { createStaffAccounts, type StaffAccounts } from '../accounts/staff/staff-accounts.ts';
import { createStaffLinks, type StaffLinks } from '../accounts/staff/staff-links.ts';
import type { StaffPeople } from '../accounts/staff/staff-people.ts';
import { staffRoutes } from '../accounts/staff/staff-routes.ts';
import { createApiTokens } from '../api-tokens/api-tokens.ts';
import { tokenRoutes } from '../api-tokens/token-routes.ts';
import { readBroadcaster } from '../catalogue/loading/read-catalogue.ts';
import type { Config } from '../config/config.ts';
import { sendError } from '../http/answers/api-error.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';

/** Free wrong passwords per network and day. Newsrooms share one address, but sign in with known browsers. */
const FREE_GUESSES_OF_NETWORK = 30;

interface StaffOptions {
  config: Config;
  database: OperationalDatabase;
  log: FastifyBaseLogger;
}

/** Printed once at server start. */
export interface StaffNotice {
  demoSignIn: { email: string; password: string } | null;
  /** Token of the first administrator's link. */
  firstToken: string | null;
  /** There is no administrator, and the link was printed earlier. */
  needsAdministrator: boolean;
}

export interface Staff {
  accounts: StaffAccounts;
  people: StaffPeople;
  links: StaffLinks;
  secret: string;
}

/** Name of the broadcaster, for mails. */
export const broadcasterOf = (database: OperationalDatabase) => async () =>
  (await readBroadcaster(database))?.name ?? 'Sintonia';

export async function openStaff({ config, database, log }: StaffOptions): Promise<Staff> {
  const { publicOrigin, staffSecondFactor: secondFactor } = config;
  const secret = await keyFor(config, 'accounts/secret');
  const accounts = createStaffAccounts({ database, secret, publicOrigin, secondFactor, log });
  const links = createStaffLinks(database, () => new Date());
  const hashPassword = async (password: string) => (await accounts.library.$context).password.hash(password);
  const people = createStaffPeople({ database, links, hashPassword, broadcaster: broadcasterOf(database) });

  return { accounts, people, links, secret };
}

/** Prepares access: the demo account as configured, or a link for the first administrator. */
export async function prepareStaff(
  { config, database }: Pick<StaffOptions, 'config' | 'database'>,
  { accounts, people, links }: Staff,
): Promise<StaffNotice> {
  const mode = demoStaffMode(config);
  const demoPassword = await prepareDemoStaff(people, mode, (id) => accounts.isPassword(id, DEMO_STAFF.password));
  const demoSignIn = demoPassword === null ? null : { email: DEMO_STAFF.email, password: demoPassword };
  const isWithout = !(await people.hasAdministrator());
  const isFirstTime = isWithout && !(await links.hadFirst());
  const firstToken = isFirstTime ? (await links.create('first', null)).token : null;
  if (isFirstTime) {
    await recordAudit(database, {
      action: 'accounts.linkMade',
      by: '',
      subject: '',
      address: '',
      detail: { kind: 'first' },
    });
  }
  return { demoSignIn, firstToken, needsAdministrator: isWithout && !isFirstTime };
}

export function registerStaff(
  app: FastifyInstance,
  { config, database, log }: StaffOptions,
  { accounts, people, links, secret }: Staff,
  asOperator: AsOperator,
): void {
  const { publicOrigin, trustedProxies } = config;
  const throttle = { database, secret, freeGuessesOfNetwork: FREE_GUESSES_OF_NETWORK };
  const attempts = createSignInThrottle({ ...throttle, purpose: 'staff' });
  const resetThrottle = createSignInThrottle({ ...throttle, purpose: 'forgotten' });
  const tokens = createApiTokens(database, () => new Date());
  const mailer = openMailer(config, log);
  const broadcaster = broadcasterOf(database);
  const signingIn: AccountRoutesOptions = {
    accounts,
    people,
    database,
    publicOrigin,
    trustedProxies,
    demoMode: demoStaffMode(config),
    attempts,
    devices: createKnownDevice(secret),
  };
  void app.register(accountRoutes, signingIn);
  void app.register(async (scope) => {
    // CSRF: a session cookie is accepted only from our own pages. Commands send no Origin.
    scope.addHook('onRequest', async (request, reply) => {
      if (isCrossOriginChange(request, publicOrigin))
        return sendError(reply, 403, {
          code: 'foreignOrigin',
          message: 'This may only be sent from the studio itself.',
        });
    });
    const mails = { mailer, broadcaster, publicOrigin, hasMailServer: config.smtpUrl !== null };
    await scope.register(staffRoutes, { people, links, database, asOperator, ...mails });
    await scope.register(linkRoutes, { accounts, people, links, database, resetThrottle, ...mails });
    await scope.register(ownAccountRoutes, { accounts, people, links, database, attempts, broadcaster });
    await scope.register(auditRoutes, { database, asOperator });
    await scope.register(tokenRoutes, { tokens, database, asOperator });
  });
}
