/**
 * `GET /api/v1/events`: raw events for programs with a token of scope `events`, administrators, and commands.
 */
import { Readable } from 'node:stream';
import { EventExportQuery, PARQUET_ROWS, parseBySchema } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { sendProblems } from '../http/answers/send-problems.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { createConcurrencyLimiter, LimiterFull } from '../stores/events/concurrency-limiter.ts';
import { type EventStore, EventStoreError } from '../stores/events/event-store.ts';
import { countEvents, eventsAsLines, eventsAsParquet } from './read-events.ts';

export interface ExportRoutesOptions {
  events: Pick<EventStore, 'query' | 'readBytes'>;
  /** Admits only authorised callers, and returns the actor. */
  asExporter: (
    handler: (request: FastifyRequest, reply: FastifyReply, exporter: string) => Promise<unknown>,
  ) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  reportSuite: string;
  onExported: (entry: {
    by: string;
    address: string;
    subject: string;
    detail: Record<string, string>;
  }) => Promise<void>;
}

const PER_MINUTE = 60;
/** Most Parquet files created concurrently: each is in memory. */
const FILES_AT_ONCE = 1;
const FILES_WAITING = 8;

export const exportRoutes: FastifyPluginAsync<ExportRoutesOptions> = async (app, options) => {
  const { events, asExporter, reportSuite, onExported } = options;
  const files = createConcurrencyLimiter('exports', FILES_AT_ONCE, FILES_WAITING);
  limitRate(app, PER_MINUTE);

  app.get(
    '/api/v1/events',
    asExporter(async (request, reply, by) => {
      reply.header('cache-control', 'no-store');
      const parsed = parseBySchema(EventExportQuery, request.query, Object.keys(EventExportQuery.shape));
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const { table, format, from, to, suite = reportSuite } = parsed.value;
      const selection = { table, suite, fromMs: Date.parse(from), toMs: Date.parse(to) };
      const record = () => onExported({ by, address: request.ip, subject: suite, detail: { table, from, to, format } });
      if (format === 'jsonl') {
        await record();
        return reply.type('application/x-ndjson').send(Readable.from(eventsAsLines(events, selection)));
      }
      try {
        return await files.run(async () => {
          if ((await countEvents(events, selection)) > PARQUET_ROWS) return tooMany(reply);
          const file = await eventsAsParquet(events, selection);
          await record();
          reply.header('content-disposition', `attachment; filename="${table}.parquet"`);
          return reply.type('application/vnd.apache.parquet').send(Buffer.from(file));
        });
      } catch (error) {
        if (error instanceof LimiterFull) return sendError(reply, 503);
        if (!(error instanceof EventStoreError)) throw error;
        return error.kind === 'limit' ? tooMany(reply) : sendError(reply, error.kind === 'unavailable' ? 503 : 500);
      }
    }),
  );
};

const tooMany = (reply: FastifyReply): FastifyReply =>
  sendError(reply, 422, {
    code: 'tooMuch',
    message: `A Parquet file has at most ${PARQUET_ROWS} events: request a shorter period, or jsonl.`,
  });
