/** Analyses of the generated events, and a query of the longest period: whose limits are of elapsed time. */
import { type QueryProblem, type ReportBasis, ReportQuery, type Result } from '@sintonia/contracts';
import { answerReport } from '../apps/server/src/query/answer-report.ts';
import type { Answering } from '../apps/server/src/query/answering.ts';
import { answerAnalysis } from '../apps/server/src/reports/analyses/answer-analysis.ts';
import { CONCURRENCY } from '../apps/server/src/reports/analyses/concurrency.ts';
import { FLOW } from '../apps/server/src/reports/analyses/flow.ts';
import { FUNNEL } from '../apps/server/src/reports/analyses/funnel.ts';
import { RETENTION } from '../apps/server/src/reports/analyses/retention.ts';

export type Answered = Result<{ basis: ReportBasis }, QueryProblem[]>;
const isSection = (value: string) => ({ is: 'equals', dimension: 'section', value }) as const;

const STEPS = { period: 'last28Days', steps: ['noticies', 'tele', 'radio'].map(isSection) } as const;

/** Name → its answer. */
export const analysisQueries = (answering: Answering): Record<string, () => Promise<Answered>> => ({
  funnel: () => answerAnalysis(FUNNEL, FUNNEL.schema.parse(STEPS), answering),
  'funnel within an hour': () =>
    answerAnalysis(FUNNEL, FUNNEL.schema.parse({ ...STEPS, within: { seconds: 3600 } }), answering),
  'funnel in strict order': () => answerAnalysis(FUNNEL, FUNNEL.schema.parse({ ...STEPS, isStrict: true }), answering),
  flow: () => answerAnalysis(FLOW, FLOW.schema.parse({ period: 'last28Days', value: 'pàgina 1' }), answering),
  retention: () => answerAnalysis(RETENTION, RETENTION.schema.parse({ period: 'last28Days' }), answering),
  'concurrency of a day by second': () =>
    answerAnalysis(CONCURRENCY, CONCURRENCY.schema.parse({ period: 'yesterday', per: 'second' }), answering),
  'a year by week': () =>
    answerReport(
      ReportQuery.parse({ period: 'last365Days', granularity: 'week', metrics: ['pageviews', 'visitors'] }),
      answering,
    ),
});
