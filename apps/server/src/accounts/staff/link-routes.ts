/** `/api/staff/link…` and `/api/staff/forgotten`: using a one-time link, and requesting a new password. */
import { ForgottenPassword, LinkPurpose, LinkToken, LinkUse, SignInStep } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../access/record-audit.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { headersOf, originOf } from '../../http/app/web-bridge.ts';
import { limitRate } from '../../http/protection/rate-limit.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { SignInThrottle } from '../guess-throttle.ts';
import { sendWithCookies } from './library-answer.ts';
import { linkAddress } from './link-address.ts';
import { sendRefusal } from './send-refusal.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffLinks } from './staff-links.ts';
import { staffPasswordMail } from './staff-mails.ts';
import type { StaffPeople } from './staff-people.ts';

export interface LinkRoutesOptions {
  accounts: StaffAccounts;
  people: StaffPeople;
  links: StaffLinks;
  database: OperationalDatabase;
  mailer: Mailer;
  /** Name of the broadcaster, used in mails. */
  broadcaster(): Promise<string>;
  publicOrigin: string | null;
  /** Limits password-reset requests per account. */
  resetThrottle: SignInThrottle;
}

/** Per address. Links are too long to guess; this limits server work. */
const REQUESTS_PER_MINUTE = 20;

export const linkRoutes: FastifyPluginAsync<LinkRoutesOptions> = async (app, options) => {
  const { accounts, people, links, database, mailer, broadcaster, publicOrigin, resetThrottle } = options;
  limitRate(app, REQUESTS_PER_MINUTE);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/api/staff/link', async (request, reply) => {
    const given = LinkToken.safeParse(request.body);
    const link = given.success ? await links.find(given.data.token) : null;
    if (!link) return sendRefusal(reply, 'badLink');
    if (link.userId === null) return { kind: link.kind, name: '', email: '', role: 'administrator' };
    const person = await people.find(link.userId);
    return person ? LinkPurpose.parse({ ...person, kind: link.kind }) : sendRefusal(reply, 'badLink');
  });

  app.post('/api/staff/link/use', async (request, reply) => {
    const given = LinkUse.safeParse(request.body);
    if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
    const { token, password } = given.data;
    const used = await people.useLink(token, given.data);
    if (!used.ok) return sendRefusal(reply, used.error);
    const { person, kind } = used.value;
    const { email } = person;
    const action =
      kind === 'first' ? 'accounts.created' : kind === 'invitation' ? 'accounts.joined' : 'accounts.passwordSet';
    await recordAudit(database, {
      action,
      by: email,
      subject: email,
      address: request.ip,
      detail: { how: 'link', ...(kind === 'first' && { role: person.role }) },
    });
    const response = await accounts.library.api.signInEmail({
      body: { email, password },
      headers: headersOf(request),
      asResponse: true,
    });
    const output = z.object({ twoFactorRedirect: z.boolean().default(false) }).parse(await response.clone().json());
    if (response.ok && !output.twoFactorRedirect) {
      await recordAudit(database, {
        action: 'accounts.signedIn',
        by: email,
        subject: email,
        address: request.ip,
        detail: { how: 'link' },
      });
    }
    return sendWithCookies(reply, response, SignInStep.parse({ needsCode: output.twoFactorRedirect }));
  });

  app.post('/api/staff/forgotten', async (request, reply) => {
    const given = ForgottenPassword.safeParse(request.body);
    if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
    const { email } = given.data;
    // The answer and its timing are the same whether or not the account exists.
    if ((await resetThrottle.consume(email, null, Date.now())) === 0) {
      void mailLink(email, originOf(request, publicOrigin), request.ip).catch((err: unknown) =>
        request.log.error({ part: 'mail', err }, 'a password-reset link could not be sent'),
      );
    }
    return reply.code(202).send({});
  });

  async function mailLink(email: string, origin: string, address: string): Promise<void> {
    const person = await people.findByEmail(email);
    if (person?.status !== 'active' || person.isDemo) return;
    await recordAudit(database, { action: 'accounts.passwordForgotten', by: '', subject: email, address });
    const { token } = await links.create('forgotten', person.id);
    const link = linkAddress(origin, token);
    const message = { to: email, name: person.name, link, broadcaster: await broadcaster() };
    await mailer.send(staffPasswordMail(message, person.language));
  }
};
