/** `/api/saved-views`, for staff. Every change is in the audit log. */
import { BoardOrder, SavedViewChange, SavedViewPin, SavedViewRequest, type StaffSession } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import { sendProblems } from '../http/answers/send-problems.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { resolveQuery } from '../query/answer-report.ts';
import { runEveryMinute } from '../start/run-every-minute.ts';
import type { SendingParts } from './compose-mail.ts';
import { mailingRoutes } from './mailing-routes.ts';
import { createMailings } from './mailings.ts';
import type { SavedViewRoutesOptions } from './saved-view-options.ts';
import { createSavedViews, type StoredView } from './saved-views.ts';
import { sendDueMailings } from './send-mailings.ts';
import { toSavedViews } from './to-saved-views.ts';
import { createViewHandlers, idOf, LIMITED } from './view-handlers.ts';

const PER_MINUTE = 120;

export const savedViewRoutes: FastifyPluginAsync<SavedViewRoutesOptions> = async (app, options) => {
  const { database, asStaff, answering, now } = options;
  const views = createSavedViews(database, now);
  const mailings = createMailings(database, now);
  const sending: SendingParts = { ...options, mailings, log: app.log };
  const handlers = createViewHandlers(options);
  const { withBody, record } = handlers;
  answerEventStoreErrors(app);
  limitRate(app, PER_MINUTE);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const tooMany = (reply: FastifyReply) =>
    sendError(reply, 409, { code: 'tooManyViews', message: 'The limit of saved or pinned views is reached.' });
  const asSeenBy = (stored: readonly (StoredView & { place: number | null })[], person: StaffSession) =>
    toSavedViews(stored, person, { mailings, answering });

  app.get(
    '/api/saved-views',
    LIMITED,
    asStaff(async (person) => ({ views: await asSeenBy(await views.list(person), person) })),
  );

  app.post(
    '/api/saved-views',
    LIMITED,
    withBody(SavedViewRequest, async (view, person, request, reply) => {
      if (view.query) {
        const known = resolveQuery(view.query, await answering());
        if (!known.ok) return sendProblems(reply, known.error);
      }
      if (view.analysis) {
        const problems = await options.checkAnalysis(view.analysis, await answering());
        if (problems.length > 0) return sendProblems(reply, problems);
      }
      const saved = await views.save(view, person);
      if (!saved.ok) return tooMany(reply);
      const { id, name } = saved.value;
      await record('views.saved', person.email, request, name, { id, shared: String(view.isShared) });
      const mine = (await views.list(person)).filter((view) => view.id === id);
      return reply.code(201).send((await asSeenBy(mine, person))[0]);
    }),
  );

  app.put(
    '/api/saved-views/:id',
    LIMITED,
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
    LIMITED,
    asStaff(async (person, request, reply) => {
      const removed = await views.remove(idOf(request), person);
      if (!removed) return sendError(reply, 404);
      await record('views.removed', person.email, request, removed.name, { id: removed.id });
      return { id: removed.id };
    }),
  );

  app.put(
    '/api/saved-views/:id/pin',
    LIMITED,
    withBody(SavedViewPin, async ({ isPinned }, person, request, reply) => {
      const pinned = await views.pin(idOf(request), isPinned, person);
      if (!pinned.ok) return pinned.error === 'unknown' ? sendError(reply, 404) : tooMany(reply);
      return { id: pinned.value.id };
    }),
  );

  app.put(
    '/api/saved-views/board',
    LIMITED,
    withBody(BoardOrder, async ({ views: ids }, person) => {
      await views.order(ids, person);
      return { views: ids };
    }),
  );

  mailingRoutes(app, { ...options, views, sending, handlers });
  runEveryMinute(app, (isStopping) => sendDueMailings(sending, isStopping));
};
