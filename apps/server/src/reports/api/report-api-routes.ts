/** `/api/v1/reports/…`: queries of events, for the studio and for programs. */
import {
  type MetricAccuracyList,
  MetricAccuracyQuery,
  parseBySchema,
  parseReportQuery,
  parseReportRowsQuery,
  type QueryProblem,
  type ReportQuery,
  type ReportRowsQuery,
  type Result,
  SegmentSizeQuery,
  SessionHeartbeatsQuery,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RequireReader } from '../../access/require-reader.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { chosenEncoding, createCompressedFile } from '../../http/answers/compressed-file.ts';
import { sendProblems } from '../../http/answers/send-problems.ts';
import { limitRate } from '../../http/protection/rate-limit.ts';
import { answerReport, resolveQuery } from '../../query/answer-report.ts';
import { answerRows } from '../../query/answer-rows.ts';
import { type Answering, asOfLastRound } from '../../query/answering.ts';
import type { ReadSchedule } from '../../query/broadcasts.ts';
import { accuracyOf } from '../../query/calibration/accuracy-of.ts';
import { leftOutOfFigure } from '../../query/left-out-of-figure.ts';
import { unknownMetric } from '../../query/plan/check-names.ts';
import { reportCatalogue } from '../../query/report-catalogue.ts';
import { answerCsv } from '../../query/report-csv.ts';
import { segmentSize } from '../../query/segments/segment-size.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { CompletenessReader } from '../completeness.ts';
import { wantsLatest } from '../latest-events.ts';
import { answerInputs, reportEtag } from '../report-state.ts';
import { sessionHeartbeats } from '../session-heartbeats.ts';
import { analysisRoutes } from './analysis-routes.ts';
import { BODY_BYTES } from './body-limit.ts';
import { counting } from './count-queries.ts';
import { NARROWER_ANALYSIS, narrower } from './narrower.ts';
import { asFile, asParquet, fromText, sendRows, wantsCsv, wantsParquet } from './report-formats.ts';
import { reportOpenApi } from './report-openapi.ts';
import { answerParquet } from './report-parquet.ts';
import { createReportQueries } from './report-queries.ts';
import { whileConnected } from './while-connected.ts';

export interface ReportApiOptions {
  events: Pick<EventStore, 'query'>;
  completeness: CompletenessReader;
  /** Any staff, or a token with this scope. */
  requireReader: RequireReader;
  /** Whether the session of a request may see complete visitor ids; without it nobody. */
  maySeeIdentifiers?: ((request: FastifyRequest) => Promise<boolean>) | undefined;
  timeZone: () => Promise<string>;
  reportSuite: string;
  /** Broadcasts of the catalogue. */
  schedule: ReadSchedule;
  /** What to read instead of the present state (`recent-facts.ts`). */
  factsAsOf?: Answering['factsAsOf'];
  /** As of `reportRunner`. */
  maxSeconds?: number | undefined;
  nowMs: () => number;
}

/** Requests per address; a screen of the studio sends some ten at once. */
const PER_MINUTE = 600;

export const reportApiRoutes: FastifyPluginAsync<ReportApiOptions> = async (app, options) => {
  const { events, completeness, requireReader, timeZone, reportSuite, schedule, factsAsOf, maxSeconds, nowMs } =
    options;
  const queriesOf = createReportQueries(events);
  /** It is the same for as long as the server runs. */
  const catalogue = createCompressedFile(JSON.stringify(reportCatalogue()));
  const answeringTo = async (reply: FastifyReply): Promise<Answering> => ({
    events: queriesOf(reply.request.requester ?? '', whileConnected(reply)),
    completeness,
    timeZone: await timeZone(),
    reportSuite,
    schedule,
    factsAsOf: wantsLatest(reply.request) ? undefined : factsAsOf,
    maxSeconds,
    nowMs: nowMs(),
  });
  limitRate(app, PER_MINUTE);
  const figures = requireReader('reports');

  const answer = (query: ReportQuery, request: FastifyRequest, reply: FastifyReply, answering: Answering) =>
    counting(
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

  /** Answers a body as of a rows query with what is found of its figure. */
  const aboutFigure =
    <T>(
      find: (query: ReportRowsQuery, answering: Answering) => Promise<Result<T, QueryProblem[]>>,
      shown: (found: T, request: FastifyRequest, reply: FastifyReply) => unknown,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const parsed = parseReportRowsQuery(request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const answering = await answeringTo(reply);
      return counting(
        reply,
        () => narrower(parsed.value.query),
        async () => {
          const found = await find(parsed.value, answering);
          return found.ok ? shown(found.value, request, reply) : sendProblems(reply, found.error);
        },
      );
    };

  app.get('/api/v1/reports/catalogue', { preHandler: figures }, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=300').type('application/json; charset=utf-8');
    return reply.send(await catalogue(chosenEncoding(request, reply)));
  });

  app.get('/api/v1/reports/accuracy', { preHandler: figures }, async (request, reply) => {
    const parsed = parseBySchema(MetricAccuracyQuery, request.query, Object.keys(MetricAccuracyQuery.shape));
    if (!parsed.ok) return sendProblems(reply, parsed.error);
    const { metric } = parsed.value;
    const unknown = unknownMetric(metric, ['metric']);
    if (unknown.length > 0) return sendProblems(reply, unknown);
    reply.header('cache-control', 'private, max-age=300');
    return accuracyOf(metric) satisfies MetricAccuracyList;
  });

  app.get('/api/v1/openapi.json', { preHandler: figures }, async () => reportOpenApi());

  app.post('/api/v1/reports/query', { bodyLimit: BODY_BYTES, preHandler: figures }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = parseReportQuery(request.body);
    if (!query.ok) return sendProblems(reply, query.error);
    return answer(query.value, request, reply, await answeringTo(reply));
  });

  app.post(
    '/api/v1/reports/rows',
    { bodyLimit: BODY_BYTES, preHandler: requireReader('rows') },
    aboutFigure(answerRows, (found, request, reply) => sendRows(request, reply, found, found)),
  );

  app.post(
    '/api/v1/reports/left-out',
    { bodyLimit: BODY_BYTES, preHandler: figures },
    aboutFigure(leftOutOfFigure, (found) => found),
  );

  app.post(
    '/api/v1/reports/session',
    { bodyLimit: BODY_BYTES, preHandler: requireReader('rows') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parsed = parseBySchema(SessionHeartbeatsQuery, request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      const answering = await answeringTo(reply);
      const maySeeVisitor = (await options.maySeeIdentifiers?.(request)) ?? false;
      return counting(
        reply,
        () => NARROWER_ANALYSIS,
        async () =>
          (await sessionHeartbeats(answering.events, parsed.value, reportSuite, maySeeVisitor)) ??
          sendError(reply, 404),
      );
    },
  );

  app.post('/api/v1/segments/size', { bodyLimit: BODY_BYTES, preHandler: figures }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = parseBySchema(SegmentSizeQuery, request.body);
    if (!parsed.ok) return sendProblems(reply, parsed.error);
    const answering = await answeringTo(reply);
    return counting(
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
      const answering = await asOfLastRound(await answeringTo(reply), query.value.suite);
      const resolved = resolveQuery(query.value, answering);
      if (!resolved.ok) return sendProblems(reply, resolved.error);
      const inputs = await answerInputs(query.value, resolved.value, answering);
      const etag = await reportEtag(events, [inputs, wantsCsv(request), wantsParquet(request)]);
      // «no-cache»: cached, and revalidated with its ETag.
      reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return answer(query.value, request, reply, answering);
    },
  );

  analysisRoutes(app, { requireReader, answeringTo });
};
