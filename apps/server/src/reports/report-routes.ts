/** `/api/reports/…`, for staff (R rows). */
import {
  DAY_MS,
  type DemoHistoryStatus,
  type OverviewReport,
  REJECT_REASONS,
  type RejectedReasons,
  ReportParameters,
  type ReportSuites,
  SuiteName,
  SuiteSelection,
} from '@sintonia/contracts';
import type { FastifyPluginAsync, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/answers/api-error.ts';
import { answerEventStoreErrors } from '../http/answers/event-store-errors.ts';
import { completenessAsOf, type FactsAsOf } from '../query/facts/find-facts.ts';
import { metricDefinitions } from '../query/metrics.ts';
import {
  type RejectedEventRow,
  rejectedEventsQuery,
  rejectedReasonsQuery,
  toRejectedEvent,
} from '../query/rejected-events.ts';
import { SETTLE_MS } from '../query/rollups/rollup-kinds.ts';
import { queryRunner } from '../query/run-query.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { CompletenessReader } from './completeness.ts';
import { wantsLatest } from './latest-events.ts';
import { overviewReport } from './overview/overview-report.ts';
import { recentSuitesQuery, rememberSuites } from './recent-suites.ts';

export interface ReportRoutesOptions {
  events: Pick<EventStore, 'query'>;
  completeness: CompletenessReader;
  requireStaff: () => preHandlerAsyncHookHandler;
  /** What to read instead of the present state (`recent-facts.ts`). */
  factsAsOf?: (suite: string) => Promise<FactsAsOf | null>;
  /** The suite of this server's site, the default of reports. */
  reportSuite: string;
  /** Of the demonstration; null without one, and once it has been removed. */
  demoHistory: () => DemoHistoryStatus | null;
}

/** Suites without events for longer are not offered. */
const RECENT_SUITES_MS = 30 * DAY_MS;
/** Limit, because a hit can name any suite. */
const SUITES = 50;
const CompletenessQuery = z.object({ suite: SuiteSelection.optional() });
const RejectedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  reason: z.enum(REJECT_REASONS).optional(),
});

export const reportRoutes: FastifyPluginAsync<ReportRoutesOptions> = async (
  app,
  { events, completeness, factsAsOf, requireStaff, reportSuite, demoHistory },
) => {
  app.addHook('preHandler', requireStaff());
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const ask = queryRunner(events);
  answerEventStoreErrors(app);

  const recentSuites = rememberSuites(async () => {
    const recent = recentSuitesQuery(Date.now() - RECENT_SUITES_MS, SUITES);
    return (await ask<{ suite: string }>(recent)).map(({ suite }) => suite);
  }, Date.now);

  app.get('/api/reports/overview', async (request, reply) => {
    const parsed = ReportParameters.safeParse(request.query);
    if (!parsed.success)
      return sendError(reply, 400, { code: codeOf(parsed.error), message: firstIssue(parsed.error) });
    const { from, to, suite = reportSuite } = parsed.data;
    const asOf = wantsLatest(request) ? null : ((await factsAsOf?.(suite)) ?? null);
    const reaches = completenessAsOf(await completeness(), asOf);
    const range = {
      suite,
      receivedBeforeMs: asOf ? Date.parse(asOf.completeUntil) : undefined,
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    };
    const report = await overviewReport(events, range, SETTLE_MS, asOf);
    return { ...report, completeness: reaches } satisfies OverviewReport;
  });

  app.get('/api/reports/suites', async (): Promise<ReportSuites> => {
    const received = await recentSuites();
    const demo = demoHistory();
    const first = demo ? [reportSuite, demo.suite] : [reportSuite];
    const others = received.filter((suite) => !first.includes(suite) && SuiteName.safeParse(suite).success);
    // The demonstration until somebody removes it: a visit to the site must not change what a link to the studio shows.
    return { own: reportSuite, suites: [...first, ...others], shown: demo?.suite ?? reportSuite, demo };
  });

  // Each screen asks while it is visible, so its figures find facts of the last hours that are already written.
  app.get('/api/reports/completeness', async (request, reply) => {
    const parsed = CompletenessQuery.safeParse(request.query);
    if (!parsed.success) return sendError(reply, 400, { code: 'badSuite', message: firstIssue(parsed.error) });
    if (!wantsLatest(request)) void factsAsOf?.(parsed.data.suite ?? reportSuite);
    return completeness();
  });

  app.get('/api/reports/definitions', async () => metricDefinitions());

  app.get('/api/reports/rejected', async (request, reply) => {
    const parsed = RejectedQuery.safeParse(request.query);
    if (!parsed.success) return sendError(reply, 400, { code: 'badLimit', message: firstIssue(parsed.error) });
    const { limit, reason } = parsed.data;
    return (await ask<RejectedEventRow>(rejectedEventsQuery(limit, reason))).map(toRejectedEvent);
  });

  app.get('/api/reports/rejected/reasons', () => ask<RejectedReasons[number]>(rejectedReasonsQuery));
};

const codeOf = ({ issues: [issue] }: z.ZodError): string => (issue?.path[0] === 'suite' ? 'badSuite' : 'badPeriod');

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'not understood';
}
