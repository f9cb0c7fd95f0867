/** `/api/staff`: people of the studio, for administrators and commands (R-08, B-02). Each action is audited. */
import {
  type AuditedAction,
  type Result,
  StaffInvitation,
  type StaffLink,
  StaffLinkRequest,
  type StaffList,
  StaffRoleChange,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { activeStaffOf } from '../../access/active-staff.ts';
import type { AsOperator, Operator } from '../../access/as-operator.ts';
import { recordAudit } from '../../access/record-audit.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { linkAddress } from './link-address.ts';
import { sendRefusal } from './send-refusal.ts';
import type { NewLink, StaffLinks } from './staff-links.ts';
import { invitationMail, staffPasswordMail } from './staff-mails.ts';
import type { PeopleRefusal, StaffPeople } from './staff-people.ts';

export interface StaffRoutesOptions {
  people: StaffPeople;
  links: StaffLinks;
  database: OperationalDatabase;
  asOperator: AsOperator;
  mailer: Mailer;
  /** False: mails are written to files. */
  hasMailServer: boolean;
  /** Name of the broadcaster, used in mails. */
  broadcaster(): Promise<string>;
  publicOrigin: string | null;
}

export const staffRoutes: FastifyPluginAsync<StaffRoutesOptions> = async (app, options) => {
  const { people, links, database, asOperator, mailer, hasMailServer, broadcaster, publicOrigin } = options;

  const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id; // cast: from the path
  const audit = (
    request: FastifyRequest,
    by: Operator,
    action: AuditedAction,
    subject: string,
    detail: Record<string, string> = {},
  ) => recordAudit(database, { action, by, subject, address: request.ip, detail });
  const answerWithLink = async (
    request: FastifyRequest,
    { token, expiresAt }: NewLink,
    mail: (link: string) => Mail,
  ) => {
    const link = linkAddress(originOf(request, publicOrigin), token);
    const isMailed = await mailer.send(mail(link)).then(
      () => hasMailServer,
      (err: unknown) => {
        request.log.error({ part: 'mail', err }, 'a mail could not be sent');
        return false;
      },
    );
    return { link, expiresAt: expiresAt.toISOString(), isMailed } satisfies StaffLink;
  };

  app.get(
    '/api/staff',
    asOperator(async (): Promise<StaffList> => ({ people: await people.list() })),
  );

  app.post(
    '/api/staff',
    asOperator(async (request, reply, by) => {
      const given = StaffInvitation.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const { language = 'ca' } = (await activeStaffOf(database, by)) ?? {}; // a command is nobody
      const invited = await people.invite(given.data, language);
      if (!invited.ok) return sendRefusal(reply, invited.error);
      const { id, name, email, role } = invited.value;
      await audit(request, by, 'accounts.invited', email, { role });
      const broadcasterName = await broadcaster();
      const link = await links.create('invitation', id);
      return answerWithLink(request, link, (address) =>
        invitationMail(
          { to: email, name, link: address, broadcaster: broadcasterName },
          language,
          by === 'command' ? '' : by,
        ),
      );
    }),
  );

  app.post(
    '/api/staff/:id/link',
    asOperator(async (request, reply, by) => {
      const given = StaffLinkRequest.safeParse(request.body ?? {});
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const person = await people.find(idOf(request));
      if (!person) return sendRefusal(reply, 'unknownPerson');
      if (person.status === 'disabled') return sendRefusal(reply, 'notActive');
      const { removeSecondFactor } = given.data;
      if (removeSecondFactor) await people.removeSecondFactor(person.id);
      const kind = person.status === 'invited' ? 'invitation' : 'password';
      await audit(request, by, 'accounts.linkMade', person.email, {
        kind,
        ...(removeSecondFactor && { secondFactor: 'removed' }),
      });
      const message = { to: person.email, name: person.name, broadcaster: await broadcaster() };
      return answerWithLink(request, await links.create(kind, person.id), (link) =>
        kind === 'invitation'
          ? invitationMail({ ...message, link }, person.language, by === 'command' ? '' : by)
          : staffPasswordMail({ ...message, link }, person.language),
      );
    }),
  );

  app.post(
    '/api/staff/:id/role',
    asOperator(async (request, reply, by) => {
      const given = StaffRoleChange.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badForm', message: z.prettifyError(given.error) });
      const before = (await people.find(idOf(request)))?.role;
      const { role } = given.data;
      return answerOutcome(reply, await people.setRole(idOf(request), role), ({ email }) =>
        audit(request, by, 'accounts.roleChanged', email, { from: before ?? '', to: role }),
      );
    }),
  );

  for (const [act, action] of [
    ['disable', 'accounts.disabled'],
    ['enable', 'accounts.enabled'],
    ['withdraw', 'accounts.invitationWithdrawn'],
  ] as const) {
    app.post(
      `/api/staff/:id/${act}`,
      asOperator(async (request, reply, by) =>
        answerOutcome(reply, await people[act](idOf(request)), ({ email }) => audit(request, by, action, email)),
      ),
    );
  }
};

async function answerOutcome<T>(
  reply: FastifyReply,
  outcome: Result<T, PeopleRefusal>,
  after: (value: T) => Promise<void>,
) {
  if (!outcome.ok) return sendRefusal(reply, outcome.error);
  await after(outcome.value);
  return {};
}
