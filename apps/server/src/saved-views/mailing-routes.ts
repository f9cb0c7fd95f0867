/** `/api/mailings`, for staff, and the link in a mail that ends it. Every change is in the audit log. */
import {
  canBeMailed,
  MailingKey,
  type MailingRecipients,
  MailingRequest,
  mayReadMailed,
  type StaffSession,
} from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { auditedView } from './audited-view.ts';
import type { SendingParts } from './compose-mail.ts';
import type { SavedViewRoutesOptions } from './saved-view-options.ts';
import { mayChange, type SavedViews } from './saved-views.ts';
import { sendNow } from './send-mailings.ts';
import { idOf, LIMITED, type ViewHandlers } from './view-handlers.ts';
import { type Mailing, toViewMailing } from './view-mailing.ts';

export interface MailingRoutesParts
  extends Pick<SavedViewRoutesOptions, 'asStaff' | 'answering' | 'publicOrigin' | 'now'> {
  views: SavedViews;
  sending: SendingParts;
  handlers: ViewHandlers;
}

const REFUSED_WITH = { unknownRecipient: 400, recipientNotAllowed: 400, tooMany: 409, already: 409 } as const;

export function mailingRoutes(app: FastifyInstance, parts: MailingRoutesParts): void {
  const { views, sending, asStaff, answering, publicOrigin, now } = parts;
  const { mailings } = sending;
  const { withBody, record } = parts.handlers;

  app.get(
    '/api/mailings/recipients',
    LIMITED,
    asStaff(async () => ({ people: await mailings.recipients() }) satisfies MailingRecipients),
  );

  app.post(
    '/api/mailings',
    LIMITED,
    withBody(MailingRequest, async ({ view: id, to }, person, request, reply) => {
      const view = await views.find(id, person);
      if (!view) return sendError(reply, 404);
      if (!canBeMailed(view))
        return sendError(reply, 400, { code: 'noFigures', message: 'This view has no figures to send.' });
      if (!mayReadMailed(view.path, person.role)) return sendError(reply, 403, { code: 'notAllowed' });
      const added = await mailings.add(view, to, person.email, originOf(request, publicOrigin));
      if (!added.ok) return sendError(reply, REFUSED_WITH[added.error], { code: added.error });
      await record('views.mailingAdded', person.email, request, added.value.recipient, { id, view: view.name });
      const { nowMs, timeZone } = await answering();
      return reply.code(201).send(toViewMailing(added.value, nowMs, timeZone));
    }),
  );

  /** Finds the mailing if the person may change its view, or receives it. */
  const findMailing = async (id: string, person: StaffSession): Promise<Mailing | null> => {
    const mailing = await mailings.find(id);
    if (!mailing) return null;
    const view = await views.find(mailing.viewId, person);
    const isMine = mailing.createdBy === person.email || mailing.recipient === person.email;
    return isMine || (view && mayChange(view, person)) ? mailing : null;
  };

  app.post(
    '/api/mailings/:id/remove',
    LIMITED,
    asStaff(async (person, request, reply) => {
      const mailing = await findMailing(idOf(request), person);
      if (!mailing) return sendError(reply, 404);
      await mailings.remove(mailing.id);
      const audited = await auditedView(sending.database, mailing.viewId);
      await record('views.mailingRemoved', person.email, request, mailing.recipient, audited);
      return { id: mailing.id };
    }),
  );

  app.post(
    '/api/mailings/:id/send',
    LIMITED,
    asStaff(async (person, request, reply) => {
      const mailing = await findMailing(idOf(request), person);
      if (!mailing) return sendError(reply, 404);
      const outcome = await sendNow(sending, mailing, now().getTime());
      if (outcome === 'refused') return sendError(reply, 409, { code: 'recipientNotAllowed' });
      if (outcome !== 'sent') return sendError(reply, 502, { code: outcome, message: 'The mail could not be sent.' });
      return { id: mailing.id };
    }),
  );

  // A link in a mail works without a session, and mail programs send the POST of RFC 8058 themselves.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.post('/api/mailings/unsubscribe', LIMITED, async (request, reply) => {
    const parsed = MailingKey.safeParse(request.query);
    const ended = parsed.success ? await mailings.unsubscribe(parsed.data.key) : null;
    if (!ended) return sendError(reply, 404, { code: 'unknownMailing', message: 'This mail is no longer sent.' });
    const audited = await auditedView(sending.database, ended.viewId);
    await record('views.mailingRemoved', ended.recipient, request, ended.recipient, audited);
    return { id: ended.id };
  });
}
