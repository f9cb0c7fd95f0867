/** `/api/v1/reports/…`: queries of events, for the studio and for programs. */
import {
  parseBySchema,
  parseReportQuery,
  parseReportRowsQuery,
  type ReportQuery,
  type ReportRows,
  SegmentSizeQuery,
  SessionReportsQuery,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RequireReader } from '../../access/require-reader.ts';
import { sendError } from '../../http/answers/api-error.ts';
import { sendProblems } from '../../http/answers/send-problems.ts';
import { limitRate } from '../../http/protection/rate-limit.ts';
import { type Answering, answerReport, resolveQuery } from '../../query/answer-report.ts';
import { answerRows } from '../../query/answer-rows.ts';
import type { ReadSchedule } from '../../query/broadcasts.ts';
import { reportCatalogue } from '../../query/report-catalogue.ts';
import { answerCsv, rowsCsv } from '../../query/report-csv.ts';
import { segmentSize } from '../../query/segments/segment-size.ts';
import { createConcurrencyLimiter, LimiterFull, WorkAbandoned } from '../../stores/events/concurrency-limiter.ts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { ANALYSES } from '../analyses/all-analyses.ts';
import type { Analysis, Scope } from '../analyses/analysis.ts';
import { answerAnalysis, answerAnalysisRows } from '../analyses/answer-analysis.ts';
import type { CompletenessReader } from '../completeness.ts';
import { reportEtag } from '../report-state.ts';
import { sessionReports } from '../session-reports.ts';
import { NARROWER_ANALYSIS, narrower } from './narrower.ts';
import { reportOpenApi } from './report-openapi.ts';
import { answerParquet, rowsParquet } from './report-parquet.ts';

export interface ReportApiOptions {
  events: Pick<EventStore, 'query'>;
  completeness: CompletenessReader;
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
const BODY_BYTES = 256 * 1024;

export const reportApiRoutes: FastifyPluginAsync<ReportApiOptions> = async (app, options) => {
  const { events, completeness, requireReader, timeZone, reportSuite, schedule, nowMs } = options;
  const limiter = createConcurrencyLimiter('reports', AT_ONCE, WAITING_EACH);
  const inTurn = (reply: FastifyReply, narrowerWith: () => string, work: () => Promise<unknown>) =>
    counting(reply, narrowerWith, () =>
      limiter.run(work, { requester: reply.request.requester ?? '', signal: whileConnected(reply) }),
    );
  const answeringNow = async (): Promise<Answering> => ({
    events,
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
      const parsed = parseBySchema(SessionReportsQuery, request.body);
      if (!parsed.ok) return sendProblems(reply, parsed.error);
      return inTurn(
        reply,
        () => NARROWER_ANALYSIS,
        async () => (await sessionReports(events, parsed.value, reportSuite)) ?? sendError(reply, 404),
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
      const resolved = resolveQuery(query.value, await answeringNow());
      if (!resolved.ok) return sendProblems(reply, resolved.error);
      const { suite, fromMs, toMs, timeZone } = resolved.value.span;
      const etag = await reportEtag(events, [
        query.value,
        suite,
        fromMs,
        toMs,
        timeZone,
        wantsCsv(request),
        wantsParquet(request),
      ]);
      // «no-cache»: cached, and revalidated with its ETag.
      reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return answer(query.value, request, reply);
    },
  );

  const register = <Q extends Scope, R extends { query: Q }, F extends object>(
    name: string,
    analysis: Analysis<Q, R, F>,
  ) => {
    const post = <T>(
      path: string,
      scope: 'reports' | 'rows',
      schema: z.ZodType<T>,
      work: (query: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) =>
      app.post(path, { bodyLimit: BODY_BYTES, preHandler: requireReader(scope) }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const parsed = parseBySchema(schema, request.body);
        if (!parsed.ok) return sendProblems(reply, parsed.error);
        return inTurn(
          reply,
          () => NARROWER_ANALYSIS,
          () => work(parsed.value, request, reply),
        );
      });
    post(`/api/v1/reports/${name}`, 'reports', analysis.schema, async (query, request, reply) => {
      const answered = await answerAnalysis(analysis, query, await answeringNow());
      if (!answered.ok) return sendProblems(reply, answered.error);
      return sendRows(request, reply, answered.value, { rows: analysis.table(answered.value) });
    });
    post(`/api/v1/reports/${name}/rows`, 'rows', analysis.rowsSchema, async (rowsQuery, request, reply) => {
      const answered = await answerAnalysisRows(analysis, rowsQuery, await answeringNow());
      if (!answered.ok) return sendProblems(reply, answered.error);
      return sendRows(request, reply, answered.value, answered.value);
    });
  };
  register('concurrency', ANALYSES.concurrency);
  register('reach', ANALYSES.reach);
  register('funnel', ANALYSES.funnel);
  register('flow', ANALYSES.flow);
  register('retention', ANALYSES.retention);
  register('positions', ANALYSES.positions);
};

/** Status for the log: nobody receives it. */
const CLIENT_LEFT = 499;

/** Aborts when the client leaves without its answer. */
function whileConnected({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** Refusals of the engine or the queue, with a helpful message. */
async function counting(
  reply: FastifyReply,
  narrowerWith: () => string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LimiterFull) return sendError(reply, 503);
    if (error instanceof WorkAbandoned) return reply.code(CLIENT_LEFT).send();
    if (!(error instanceof EventStoreError)) throw error;
    reply.request.log.warn({ err: error }, 'a report could not be counted');
    if (error.kind === 'limit') return sendError(reply, 422, { code: 'tooMuch', message: narrowerWith() });
    return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
  }
}

const PARQUET = 'application/vnd.apache.parquet';

const wants = ({ headers, query }: FastifyRequest, format: string, type: string): boolean =>
  (query as { format?: unknown }).format === format || (headers.accept ?? '').startsWith(type); // cast: an object always
const wantsCsv = (request: FastifyRequest): boolean => wants(request, 'csv', 'text/csv');
const wantsParquet = (request: FastifyRequest): boolean => wants(request, 'parquet', PARQUET);

const asParquet = (reply: FastifyReply): FastifyReply =>
  reply.type(PARQUET).header('content-disposition', 'attachment; filename="informe.parquet"');

const asFile = (reply: FastifyReply): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="informe.csv"');

/** The answer as JSON, or its table as CSV or Parquet if the request wants it. */
function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  table: { rows: readonly Readonly<ReportRows['rows'][number]>[]; next?: string | null },
): unknown {
  const isParquet = wantsParquet(request);
  if (!isParquet && !wantsCsv(request)) return answer;
  if (table.next) reply.header('x-next-cursor', table.next);
  return isParquet ? asParquet(reply).send(rowsParquet(table)) : asFile(reply).send(rowsCsv(table));
}

/** Parses a query in a URL; invalid JSON stays a text, which fails validation. */
function fromText(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
