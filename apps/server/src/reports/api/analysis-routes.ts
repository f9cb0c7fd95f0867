/** `/api/v1/reports/{analysis}` and the rows behind its numbers. */
import { parseBySchema } from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RequireReader } from '../../access/require-reader.ts';
import { sendProblems } from '../../http/answers/send-problems.ts';
import type { Answering } from '../../query/answering.ts';
import { ANALYSES } from '../analyses/all-analyses.ts';
import type { Analysis, Scope } from '../analyses/analysis.ts';
import { answerAnalysis, answerAnalysisRows } from '../analyses/answer-analysis.ts';
import { BODY_BYTES } from './body-limit.ts';
import { counting } from './count-queries.ts';
import { NARROWER_ANALYSIS } from './narrower.ts';
import { sendRows } from './report-formats.ts';

export interface AnalysisRoutesParts {
  requireReader: RequireReader;
  answeringTo(reply: FastifyReply): Promise<Answering>;
}

export function analysisRoutes(app: FastifyInstance, { requireReader, answeringTo }: AnalysisRoutesParts): void {
  const register = <Q extends Scope, R extends { query: Q }, F extends object>(
    name: string,
    analysis: Analysis<Q, R, F>,
  ) => {
    const post = <T>(
      path: string,
      scope: 'reports' | 'rows',
      schema: z.ZodType<T>,
      work: (query: T, answering: Answering, to: { request: FastifyRequest; reply: FastifyReply }) => Promise<unknown>,
    ) =>
      app.post(path, { bodyLimit: BODY_BYTES, preHandler: requireReader(scope) }, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const parsed = parseBySchema(schema, request.body);
        if (!parsed.ok) return sendProblems(reply, parsed.error);
        return counting(
          reply,
          () => NARROWER_ANALYSIS,
          async () => work(parsed.value, await answeringTo(reply), { request, reply }),
        );
      });
    post(`/api/v1/reports/${name}`, 'reports', analysis.schema, async (query, answering, { request, reply }) => {
      const answered = await answerAnalysis(analysis, query, answering);
      if (!answered.ok) return sendProblems(reply, answered.error);
      return sendRows(request, reply, answered.value, { rows: analysis.table(answered.value) });
    });
    post(
      `/api/v1/reports/${name}/rows`,
      'rows',
      analysis.rowsSchema,
      async (rowsQuery, answering, { request, reply }) => {
        const answered = await answerAnalysisRows(analysis, rowsQuery, answering);
        if (!answered.ok) return sendProblems(reply, answered.error);
        return sendRows(request, reply, answered.value, answered.value);
      },
    );
  };
  register('concurrency', ANALYSES.concurrency);
  register('reach', ANALYSES.reach);
  register('funnel', ANALYSES.funnel);
  register('flow', ANALYSES.flow);
  register('retention', ANALYSES.retention);
  register('positions', ANALYSES.positions);
}
