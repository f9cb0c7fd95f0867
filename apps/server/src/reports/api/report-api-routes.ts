/** `/api/v1/reports/…`: queries of events, for the studio and for programs. */
import {
  parseBySchema,
  parseReportQuery,
  parseReportRowsQuery,
  type ReportQuery,
  SegmentSizeQuery,
  SessionHeartbeatsQuery,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RequireReader } from '../../access/require-reader.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { sendProblems } from '../../http/answers/send-problems.ts';
import { limitRate } from '../../http/protection/rate-limit.ts';
import { type Answering, answerReport, resolveQuery } from '../../query/answer-report.ts';
import { answerRows } from '../../query/answer-rows.ts';
import type { ReadSchedule } from '../../query/broadcasts.ts';
import { type ReadLeftOut, readLeftOut } from '../../query/left-out.ts';
import { reportCatalogue } from '../../query/report-catalogue.ts';
import { answerCsv } from '../../query/report-csv.ts';
import { segmentSize } from '../../query/segments/segment-size.ts';
import { createConcurrencyLimiter } from '../../stores/events/concurrency-limiter.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { CompletenessReader } from '../completeness.ts';
import { answerInputs, reportEtag } from '../report-state.ts';
import { sessionHeartbeats } from '../session-heartbeats.ts';
import { analysisRoutes } from './analysis-routes.ts';
import { BODY_BYTES } from './body-limit.ts';
import { counting } from './count-queries.ts';
import { NARROWER_ANALYSIS, narrower } from './narrower.ts';
import { asFile, asParquet, fromText, sendRows, wantsCsv, wantsParquet } from './report-formats.ts';
import { reportOpenApi } from './report-openapi.ts';
import { answerParquet } from './report-parquet.ts';
import { whileConnected } from './while-connected.ts';

export interface ReportApiOptions {
  events: Pick<EventStore, 'query'>;
  completeness: CompletenessReader;
  /** Counts what is left out; by default for each query. */
  leftOut?: ReadLeftOut;
  /** Any staff, or a token with this scope. */
  requireReader: RequireReader;
  timeZone: () => Promise<string>;
  reportSuite: string;
  /** Broadcasts of the catalogue. */
  schedule: ReadSchedule;
  nowMs: () => number;
}

/** Concurrent reports; the engine has separate readers beside inserts, so collection never waits. */
const AT_ONCE = 2;
/** Waiting reports of one person or program: several screens opened at once, each with some twelve requests. */
const WAITING_EACH = 96;
/** Requests per address; a screen of the studio sends some ten at once. */
const PER_MINUTE = 600;

export const reportApiRoutes: FastifyPluginAsync<ReportApiOptions> = async (app, options) => {
  const {
    events,
    leftOut = readLeftOut,
    completeness,
    requireReader,
    timeZone,
    reportSuite,
    schedule,
    nowMs,
  } = options;
  const limiter = createConcurrencyLimiter('reports', AT_ONCE, WAITING_EACH);
  const inTurn = (reply: FastifyReply, narrowerWith: () => string, work: () => Promise<unknown>) =>
    counting(reply, narrowerWith, () =>
      limiter.run(work, { requester: reply.request.requester ?? '', signal: whileConnected(reply) }),
    );
  const answeringNow = async (): Promise<Answering> => ({
    events,
    leftOut,
    completeness,
    timeZone: await timeZone(),
    reportSuite,
    schedule,
    nowMs: nowMs(),
  });
  limitRate(app, PER_MINUTE);
  const figures = requireReader('reports');

  const answer = async (query: ReportQuery, request: FastifyRequest, reply: FastifyReply) => {
    const answering = await answeringNow();
    return inTurn(
      reply,
      () => narrower(query),
      async () => {
        const answered = await answerReport(query, answering);
        if (!answered.ok) return sendProblems(reply, answered.error);
        const isParquet = wantsParquet(request);
        if (!isParquet && !wantsCsv(request)) return answered.value;
        const { granularity, dimensions, metrics } = query;
        if (answered.value.next) reply.header('x-next-cursor', answered.value.next);
        const columns = { dimensions: [...(granularity === 'total' ? [] : ['time']), ...dimensions], metrics };
        return isParquet
          ? asParquet(reply).send(answerParquet(answered.value, columns))
          : asFile(reply).send(answerCsv(answered.value, columns));
      },
    );
  };

  app.get('/api/v1/reports/catalogue', { preHandler: figures }, async (_request, reply) => {
    reply.header('cache-control', 'private, max-age=300');
    return reportCatalogue();
  });

  app.get('/api/v1/openapi.json', { preHandler: figures }, async () => reportOpenApi());

  app.post('/api/v1/reports/query', { bodyLimit: BODY_BYTES, preHandler: figures }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = parseReportQuery(request.body);
    if (!query.ok) return sendProblems(reply, query.error);
    return answer(query.value, request, reply);
  });

  app.post(
    '/api/v1/reports/rows',
    { bodyLimit: BODY_BYTES, preHandler: requireReader('rows') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parsed = parseReportRowsQuery(request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const answering = await answeringNow();
      return inTurn(
        reply,
        () => narrower(parsed.value.query),
        async () => {
          const answered = await answerRows(parsed.value, answering);
          if (!answered.ok) return sendProblems(reply, answered.error);
          return sendRows(request, reply, answered.value, answered.value);
        },
      );
    },
  );

  app.post(
    '/api/v1/reports/session',
    { bodyLimit: BODY_BYTES, preHandler: requireReader('rows') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parsed = parseBySchema(SessionHeartbeatsQuery, request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      return inTurn(
        reply,
        () => NARROWER_ANALYSIS,
        async () => (await sessionHeartbeats(events, parsed.value, reportSuite)) ?? sendError(reply, 404),
      );
    },
  );

  app.post('/api/v1/segments/size', { bodyLimit: BODY_BYTES, preHandler: figures }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = parseBySchema(SegmentSizeQuery, request.body);
    if (!parsed.ok) return sendProblems(reply, parsed.error);
    const answering = await answeringNow();
    return inTurn(
      reply,
      () => NARROWER_ANALYSIS,
      async () => {
        const size = await segmentSize(parsed.value, answering);
        return size.ok ? size.value : sendProblems(reply, size.error);
      },
    );
  });

  app.get<{ Querystring: { query?: unknown } }>(
    '/api/v1/reports/query',
    { preHandler: figures },
    async (request, reply) => {
      const query = parseReportQuery(fromText(request.query.query));
      if (!query.ok) return sendProblems(reply, query.error);
      const answering = await answeringNow();
      const resolved = resolveQuery(query.value, answering);
      if (!resolved.ok) return sendProblems(reply, resolved.error);
      const inputs = await answerInputs(query.value, resolved.value, answering);
      const etag = await reportEtag(events, [inputs, wantsCsv(request), wantsParquet(request)]);
      // «no-cache»: cached, and revalidated with its ETag.
      reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return answer(query.value, request, reply);
    },
  );

  analysisRoutes(app, { requireReader, answeringNow, inTurn });
};
