/** `/api/v1/reports/{analysis}` and the rows behind its numbers. */
import { parseBySchema } from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RequireReader } from '../../access/require-reader.ts';
import { sendProblems } from '../../http/answers/send-problems.ts';
import type { Answering } from '../../query/answer-report.ts';
import { ANALYSES } from '../analyses/all-analyses.ts';
import type { Analysis, Scope } from '../analyses/analysis.ts';
import { answerAnalysis, answerAnalysisRows } from '../analyses/answer-analysis.ts';
import { BODY_BYTES } from './body-limit.ts';
import { NARROWER_ANALYSIS } from './narrower.ts';
import { sendRows } from './report-formats.ts';

export interface AnalysisRoutesParts {
  requireReader: RequireReader;
  answeringNow(): Promise<Answering>;
  /** Runs a report when it is the turn of its requester. @param narrowerWith advice for a query that is too large */
  inTurn(reply: FastifyReply, narrowerWith: () => string, work: () => Promise<unknown>): Promise<unknown>;
}

export function analysisRoutes(
  app: FastifyInstance,
  { requireReader, answeringNow, inTurn }: AnalysisRoutesParts,
): void {
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
}
