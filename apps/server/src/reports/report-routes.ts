/** `/api/reports/…`, for staff (R rows). */
import { ReportPeriod } from '@sintonia/contracts';
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/api-error.ts';
import { type EventStore, EventStoreError } from '../stores/events/event-store.ts';
import { metricDefinitions } from './metrics.ts';
import { overviewReport } from './overview-report.ts';
import { type RejectedEventRow, rejectedEventsQuery, toRejectedEvent } from './rejected-events.ts';
import { toStatement } from './sql.ts';

export interface ReportRoutesOptions {
  events: Pick<EventStore, 'query'>;
  requireStaff: () => preHandlerAsyncHookHandler;
}

const RejectedQuery = z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) });

export const reportRoutes: FastifyPluginAsync<ReportRoutesOptions> = async (app, { events, requireStaff }) => {
  app.addHook('preHandler', requireStaff());
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof EventStoreError)) throw error;
    request.log.warn({ err: error }, 'a report could not be made');
    if (error.kind === 'limit') {
      return sendError(reply, 422, {
        code: 'tooMuch',
        message: 'That takes too long to count; ask for a shorter period.',
      });
    }
    return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
  });

  app.get('/api/reports/overview', async (request, reply) => {
    const asked = ReportPeriod.safeParse(request.query);
    if (!asked.success) return sendError(reply, 400, { code: 'badPeriod', message: firstIssue(asked.error) });
    const { from, to } = asked.data;
    return overviewReport(events, { fromMs: Date.parse(from), toMs: Date.parse(to) });
  });

  app.get('/api/reports/definitions', async () => metricDefinitions());

  app.get('/api/reports/rejected', async (request, reply) => {
    const asked = RejectedQuery.safeParse(request.query);
    if (!asked.success) return sendError(reply, 400, { code: 'badLimit', message: firstIssue(asked.error) });
    const { text, params } = toStatement(rejectedEventsQuery(asked.data.limit));
    return (await events.query<RejectedEventRow>(text, params)).map(toRejectedEvent);
  });
};

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'not understood';
}
