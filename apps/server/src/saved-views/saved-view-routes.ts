/** `/api/saved-views` and `/api/mailings`, for staff. Every change is in the audit log. */
import {
  BoardOrder,
  MailingKey,
  type MailingRecipients,
  MailingRequest,
  type SavedView,
  SavedViewChange,
  SavedViewPin,
  SavedViewRequest,
  type StaffSession,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import { sendProblems } from '../http/answers/send-problems.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Answering, resolveQuery } from '../query/answer-report.ts';
import { runEveryMinute } from '../start/run-every-minute.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createMailings, type Mailing, toViewMailing } from './mailings.ts';
import { createSavedViews, mayChange, type StoredView } from './saved-views.ts';
import { type SendingParts, sendDueMailings, sendNow } from './send-mailings.ts';

export interface SavedViewRoutesOptions {
  database: OperationalDatabase;
  asStaff: AsStaff;
  answering: () => Promise<Answering>;
  mailer: Mailer;
  broadcaster: () => Promise<string>;
  publicOrigin: string | null;
  now: () => Date;
}

const BODY_BYTES = 64 * 1024;
const PER_MINUTE = 120;

export const savedViewRoutes: FastifyPluginAsync<SavedViewRoutesOptions> = async (app, options) => {
  const { database, asStaff, answering, publicOrigin, now } = options;
  const views = createSavedViews(database, now);
  const mailings = createMailings(database, now);
  const sending: SendingParts = { ...options, mailings, log: app.log };
  answerEventStoreErrors(app);
  limitRate(app, PER_MINUTE);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const limited = { bodyLimit: BODY_BYTES };
  const withBody = <T>(
    schema: z.ZodType<T>,
    handler: (body: T, person: StaffSession, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    asStaff(async (person, request, reply) => {
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return sendError(reply, 400, { code: 'badView', message: z.prettifyError(parsed.error) });
      return handler(parsed.data, person, request, reply);
    });
  const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id; // cast: the route's own parameter
  const tooMany = (reply: FastifyReply) =>
    sendError(reply, 409, { code: 'tooManyViews', message: 'The limit of saved or pinned views is reached.' });
  const record = (
    action: 'views.saved' | 'views.changed' | 'views.removed' | 'views.mailingAdded' | 'views.mailingRemoved',
    by: string,
    request: FastifyRequest,
    subject: string,
    detail: Record<string, string>,
  ) => recordAudit(database, { action, by, subject, address: request.ip, detail });

  async function toSavedViews(
    stored: readonly (StoredView & { place: number | null })[],
    person: StaffSession,
  ): Promise<SavedView[]> {
    const { nowMs, timeZone } = await answering();
    const all = await mailings.ofViews(stored.map(({ id }) => id));
    return stored.map((view) => {
      const may = mayChange(view, person);
      const isMine = ({ recipient, createdBy }: Mailing) => [recipient, createdBy].includes(person.email);
      return {
        ...view,
        createdAt: view.createdAt.toISOString(),
        mayChange: may,
        mailings: all
          .filter((one) => one.viewId === view.id && (may || isMine(one)))
          .map((one) => toViewMailing(one, nowMs, timeZone)),
      };
    });
  }

  app.get(
    '/api/saved-views',
    limited,
    asStaff(async (person) => ({ views: await toSavedViews(await views.list(person), person) })),
  );

  app.post(
    '/api/saved-views',
    limited,
    withBody(SavedViewRequest, async (view, person, request, reply) => {
      if (view.query) {
        const known = resolveQuery(view.query, await answering());
        if (!known.ok) return sendProblems(reply, known.error);
      }
      const saved = await views.save(view, person);
      if (!saved.ok) return tooMany(reply);
      const { id, name } = saved.value;
      await record('views.saved', person.email, request, name, { id, shared: String(view.isShared) });
      const mine = (await views.list(person)).filter((view) => view.id === id);
      return reply.code(201).send((await toSavedViews(mine, person))[0]);
    }),
  );

  app.put(
    '/api/saved-views/:id',
    limited,
    withBody(SavedViewChange, async (view, person, request, reply) => {
      const changed = await views.change(idOf(request), view, person);
      if (!changed) return sendError(reply, 404);
      const detail = { id: changed.id, shared: String(view.isShared) };
      await record('views.changed', person.email, request, changed.name, detail);
      return { id: changed.id };
    }),
  );

  app.post(
    '/api/saved-views/:id/remove',
    limited,
    asStaff(async (person, request, reply) => {
      const removed = await views.remove(idOf(request), person);
      if (!removed) return sendError(reply, 404);
      await record('views.removed', person.email, request, removed.name, { id: removed.id });
      return { id: removed.id };
    }),
  );

  app.put(
    '/api/saved-views/:id/pin',
    limited,
    withBody(SavedViewPin, async ({ isPinned }, person, request, reply) => {
      const pinned = await views.pin(idOf(request), isPinned, person);
      if (!pinned.ok) return pinned.error === 'unknown' ? sendError(reply, 404) : tooMany(reply);
      return { id: pinned.value.id };
    }),
  );

  app.put(
    '/api/saved-views/board',
    limited,
    withBody(BoardOrder, async ({ views: ids }, person) => {
      await views.order(ids, person);
      return { views: ids };
    }),
  );

  app.get(
    '/api/mailings/recipients',
    limited,
    asStaff(async () => ({ people: await mailings.recipients() }) satisfies MailingRecipients),
  );

  app.post(
    '/api/mailings',
    limited,
    withBody(MailingRequest, async ({ view: id, to }, person, request, reply) => {
      const view = await views.find(id, person);
      if (!view) return sendError(reply, 404);
      if (!view.query)
        return sendError(reply, 400, { code: 'noFigures', message: 'This view has no figures to send.' });
      const added = await mailings.add(id, to, person.email, originOf(request, publicOrigin));
      if (!added.ok) return sendError(reply, added.error === 'unknownRecipient' ? 400 : 409, { code: added.error });
      await record('views.mailingAdded', person.email, request, added.value.recipient, { id, view: view.name });
      const { nowMs, timeZone } = await answering();
      return reply.code(201).send(toViewMailing(added.value, nowMs, timeZone));
    }),
  );

  /** Of a view that the person may change, or the person's own. */
  const findMailing = async (id: string, person: StaffSession): Promise<Mailing | null> => {
    const mailing = await mailings.find(id);
    if (!mailing) return null;
    const view = await views.find(mailing.viewId, person);
    const isMine = mailing.createdBy === person.email || mailing.recipient === person.email;
    return isMine || (view && mayChange(view, person)) ? mailing : null;
  };

  app.post(
    '/api/mailings/:id/remove',
    limited,
    asStaff(async (person, request, reply) => {
      const mailing = await findMailing(idOf(request), person);
      if (!mailing) return sendError(reply, 404);
      await mailings.remove(mailing.id);
      await record('views.mailingRemoved', person.email, request, mailing.recipient, { view: mailing.viewId });
      return { id: mailing.id };
    }),
  );

  app.post(
    '/api/mailings/:id/send',
    limited,
    asStaff(async (person, request, reply) => {
      const mailing = await findMailing(idOf(request), person);
      if (!mailing) return sendError(reply, 404);
      const outcome = await sendNow(sending, mailing, now().getTime());
      if (outcome !== 'sent') return sendError(reply, 502, { code: outcome, message: 'The mail could not be sent.' });
      return { id: mailing.id };
    }),
  );

  // A link in a mail works without a session, and mail programs send the POST of RFC 8058 themselves.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.post('/api/mailings/unsubscribe', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const parsed = MailingKey.safeParse(request.query);
    const ended = parsed.success ? await mailings.unsubscribe(parsed.data.key) : null;
    if (!ended) return sendError(reply, 404, { code: 'unknownMailing', message: 'This mail is no longer sent.' });
    await record('views.mailingRemoved', ended.recipient, request, ended.recipient, { view: ended.viewId });
    return { id: ended.id };
  });

  runEveryMinute(app, (isStopping) => sendDueMailings(sending, isStopping));
};
