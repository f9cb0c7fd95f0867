/** `GET /api/activities/{id}/results`, for staff (P-06). */
import type { ActivityResults } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { RequireStaff } from '../../accounts/require-staff.ts';
import { sendError } from '../../http/api-error.ts';
import { answerEventStoreErrors } from '../../http/event-store-errors.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { ActivityBook } from '../activities/activity-book.ts';
import { explain } from '../activities/activity-errors.ts';
import { askResults } from './ask-results.ts';

export interface ResultsRoutesOptions {
  book: Pick<ActivityBook, 'find' | 'changes' | 'refresh'>;
  events: Pick<EventStore, 'query'>;
  reportSuite: string;
  /** Of the broadcaster, asked each time: days are its civil days. */
  timeZone: () => Promise<string>;
  requireStaff: RequireStaff;
  nowMs: () => number;
}

export const resultsRoutes: FastifyPluginAsync<ResultsRoutesOptions> = async (app, options) => {
  const { book, events, reportSuite, timeZone, requireStaff, nowMs } = options;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  answerEventStoreErrors(app);

  app.get<{ Params: { id: string } }>(
    '/api/activities/:id/results',
    { preHandler: requireStaff('analyst') },
    async (request, reply): Promise<ActivityResults | typeof reply> => {
      await book.refresh();
      const activity = book.find(request.params.id);
      if (!activity) {
        const { status, error } = explain({ kind: 'unknown' });
        return sendError(reply, status, error);
      }
      const [changes, zone] = await Promise.all([book.changes(activity.id), timeZone()]);
      return askResults(activity, changes, { events, suite: reportSuite, timeZone: zone, nowMs: nowMs() });
    },
  );
};
