/** `GET /api/activities/{id}/results`, for staff (P-06). */
import { type ActivityResults, SuiteName } from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { RequireStaff } from '../../access/require-staff.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../../http/answers/event-store-errors.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { explain } from '../activities/activity-errors.ts';
import type { ActivityRegistry } from '../activities/activity-registry.ts';
import { queryResults } from './query-results.ts';

export interface ResultsRoutesOptions {
  registry: Pick<ActivityRegistry, 'find' | 'changes' | 'refresh'>;
  events: Pick<EventStore, 'query'>;
  reportSuite: string;
  /** The broadcaster's time zone, read for each request. */
  timeZone: () => Promise<string>;
  requireStaff: RequireStaff;
  nowMs: () => number;
}

export const resultsRoutes: FastifyPluginAsync<ResultsRoutesOptions> = async (app, options) => {
  const { registry, events, reportSuite, timeZone, requireStaff, nowMs } = options;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  answerEventStoreErrors(app);

  app.get<{ Params: { id: string }; Querystring: { suite?: unknown } }>(
    '/api/activities/:id/results',
    { preHandler: requireStaff('analyst') },
    async (request, reply): Promise<ActivityResults | typeof reply> => {
      await registry.refresh();
      const activity = registry.find(request.params.id);
      if (!activity) {
        const { status, error } = explain({ kind: 'unknown' });
        return sendError(reply, status, error);
      }
      const suite = SuiteName.safeParse(request.query.suite ?? reportSuite);
      if (!suite.success) return sendError(reply, 400, { code: 'badSuite', message: 'The report suite is invalid.' });
      const [changes, zone] = await Promise.all([registry.changes(activity.id), timeZone()]);
      return queryResults(activity, changes, { events, suite: suite.data, timeZone: zone, nowMs: nowMs() });
    },
  );
};
