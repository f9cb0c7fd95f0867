/** Questions of the query model that are measured, and a statement beside them that reads the same events once. */
import { ReportQuery, type ReportQueryInput } from '@sintonia/contracts';
import { type Answering, answerReport } from '../apps/server/src/reports/answer-report.ts';
import type { EventStore } from '../apps/server/src/stores/events/event-store.ts';
import { END_MS, SUITE } from './generate-events.ts';

const QUESTIONS: Record<string, Omit<ReportQueryInput, 'period'>> = {
  'totals of hits': { metrics: ['pageviews', 'visitors', 'visits'] },
  'page views by day': { metrics: ['pageviews', 'visitors'], granularity: 'day' },
  pages: { metrics: ['pageviews', 'visitors'], dimensions: ['page'], limit: 20 },
  'landing pages': { metrics: ['visits', 'bounceRate'], dimensions: ['landingPage'], limit: 20 },
  'three dimensions, a segment': {
    metrics: ['pageviews', 'visits'],
    dimensions: ['section', 'device', 'browser'],
    segments: [{ level: 'visit', where: { is: 'equals', dimension: 'device', value: 'mobile' } }],
    limit: 20,
  },
  titles: { metrics: ['plays', 'contentTimeSpent', 'uniqueViewers'], dimensions: ['title'], limit: 20 },
  'audience by hour': { metrics: ['averageAudience', 'peakConcurrency'], granularity: 'hour', limit: 1000 },
};

const REFERENCES = {
  'reference: hits read once':
    'select count(), uniqExact(visitor_id) from hits final where suite = {suite:String} and ',
  'reference: playback read once':
    'select count(), uniqExact(session_id) from playback final where has(suites, {suite:String}) and ',
};

/** Name → work. @param settleMs of the hours that were counted before */
export function reportQuestions(
  store: Pick<EventStore, 'query'>,
  { days, fromMs, settleMs }: { days: 1 | 28; fromMs: number; settleMs: number },
): Record<string, () => Promise<unknown>> {
  const answering: Answering = {
    events: store,
    completeness: async () => ({ completeUntil: null, waitingEvents: null }),
    timeZone: 'UTC',
    reportSuite: SUITE,
    nowMs: END_MS - 1,
    settleMs,
  };
  const period = days === 1 ? 'today' : 'last28Days';
  const inside = "occurred_at >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC')";
  return {
    ...Object.fromEntries(
      Object.entries(REFERENCES).map(([name, sql]) => [
        name,
        () => store.query(sql + inside, { suite: SUITE, fromMs }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(QUESTIONS).map(([name, query]) => [
        `question: ${name}`,
        () => answerReport(ReportQuery.parse({ ...query, period }), answering),
      ]),
    ),
  };
}
