/** `/api/parallel-run`, for staff (S-08). */
import {
  ParallelFigures,
  type ParallelFiguresTaken,
  ParallelRunQuery,
  type ParallelRunReport,
} from '@sintonia/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AsStaff } from '../access/as-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import type { ParallelServers } from '../config/values/parallel-servers.ts';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createFigureStore } from './figure-store.ts';
import { parallelRunDays } from './parallel-run-report.ts';
import { readFigures } from './read-figures.ts';

export interface ParallelRunRoutesOptions {
  events: Pick<EventStore, 'query'>;
  database: OperationalDatabase;
  reportSuite: string;
  servers: ParallelServers | null;
  /** The broadcaster's time zone, read for each request: figures are per calendar day. */
  timeZone: () => Promise<string>;
  asStaff: AsStaff;
  now: () => Date;
}

/** Most errors listed: an unrelated file has thousands. */
const MAX_REFUSED = 50;

export const parallelRunRoutes: FastifyPluginAsync<ParallelRunRoutesOptions> = async (app, options) => {
  const { events, database, reportSuite, servers, timeZone, asStaff, now } = options;
  const store = createFigureStore(database);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  answerEventStoreErrors(app);

  app.get(
    '/api/parallel-run',
    asStaff(async (_person, request, reply) => {
      const parsed = ParallelRunQuery.safeParse(request.query);
      if (!parsed.success) return sendError(reply, 400, { code: 'badPeriod', message: z.prettifyError(parsed.error) });
      const { from, to, suite = reportSuite } = parsed.data;
      const zone = await timeZone();
      const theirs = await store.read(suite, { from, to });
      const days = await parallelRunDays(events, { suite, timeZone: zone, from, to }, theirs);
      return { suite, timeZone: zone, servers, days } satisfies ParallelRunReport;
    }),
  );

  app.put(
    '/api/parallel-run/figures',
    asStaff(async ({ email: by }, request, reply) => {
      const given = ParallelFigures.safeParse(request.body);
      if (!given.success) return sendError(reply, 400, { code: 'badFigures', message: z.prettifyError(given.error) });
      const { csv, suite = reportSuite } = given.data;
      const { figures, refused } = readFigures(csv);
      if (figures.length > 0) {
        await store.store(suite, figures, { by, at: now() });
        const detail = { figures: String(figures.length) };
        await recordAudit(database, {
          action: 'parallelRun.figures',
          by,
          subject: suite,
          address: request.ip,
          detail,
        });
      }
      const days = figures.map(({ day }) => day).toSorted();
      const [first, last] = [days[0], days.at(-1)];
      return {
        taken: figures.length,
        days: first && last ? { first, last } : null,
        refused: refused.slice(0, MAX_REFUSED),
      } satisfies ParallelFiguresTaken;
    }, 'editor'),
  );
};
