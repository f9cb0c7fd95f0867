/** What routes of one's own account require: to be signed in, and to enter the password again (B-02). */
import { type AuditedAction, WithPassword } from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/record-audit.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { headersOf } from '../../http/app/web-bridge.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffPasskey } from '../../stores/operational/tables/staff-key-tables.ts';
import type { SignInThrottle } from '../guess-throttle.ts';
import { tooManyGuesses } from './library-answer.ts';
import type { SignedInStaff, StaffAccounts } from './staff-accounts.ts';
import type { StaffLinks } from './staff-links.ts';
import type { StaffPeople } from './staff-people.ts';

export interface OwnAccountOptions {
  accounts: StaffAccounts;
  people: Pick<StaffPeople, 'endSessions' | 'setLanguage'>;
  links: Pick<StaffLinks, 'endOf'>;
  database: OperationalDatabase;
  attempts: SignInThrottle;
  /** Name of the broadcaster; a password that contains it is refused. */
  broadcaster(): Promise<string>;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, person: SignedInStaff) => Promise<unknown>;

export type OwnAccountGuards = ReturnType<typeof createOwnAccountGuards>;

export function createOwnAccountGuards({
  accounts,
  database,
  attempts,
}: Pick<OwnAccountOptions, 'accounts' | 'database' | 'attempts'>) {
  /** Guard for any signed-in person, even without a required second factor: here they add it. */
  const asSignedIn =
    (handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      reply.header('cache-control', 'no-store');
      const person = await accounts.signedInStaff(headersOf(request));
      if (!person) return sendError(reply, 401, { code: 'notSignedIn', message: 'Sign in to the studio first.' });
      return handler(request, reply, person);
    };
  const passkeysOf = (userId: string) =>
    database.select().from(staffPasskey).where(eq(staffPasskey.userId, userId)).orderBy(staffPasskey.createdAt);

  /** Guard for changes of sign-in methods: asks for the password again, with the same limit on guesses. */
  const withPassword = (handler: Handler) =>
    asSignedIn(async (request, reply, person) => {
      const { password } = WithPassword.catch({ password: '' }).parse(request.body);
      const refused = await wrongPassword(reply, person, password);
      if (refused) return refused;
      // A stolen password alone must not be enough to add a factor to an account that has a passkey.
      if (person.mustAddSecondFactor && (await passkeysOf(person.userId)).length > 0) {
        return sendError(reply, 403, { code: 'usePasskey', message: 'Sign in with your passkey first.' });
      }
      return handler(request, reply, person);
    });
  const wrongPassword = async (reply: FastifyReply, person: SignedInStaff, password: string) => {
    const waitS = await attempts.consume(`session ${person.userId}`, null, Date.now());
    if (waitS > 0) return tooManyGuesses(reply, waitS);
    if (!(await accounts.isPassword(person.userId, password))) {
      return sendError(reply, 400, { code: 'wrongPassword', message: 'This is not your password.' });
    }
    await attempts.clear(`session ${person.userId}`, null);
    return null;
  };
  const audit = (
    request: FastifyRequest,
    { email }: SignedInStaff,
    action: AuditedAction,
    detail: Record<string, string> = {},
  ) => recordAudit(database, { action, by: email, subject: email, address: request.ip, detail });

  return { asSignedIn, withPassword, wrongPassword, passkeysOf, audit };
}
