/**
 * Queries of the query model: the studio's presets and harder ones, each beside a statement that reads the same rows
 * once.
 */
import { type Granularity, ReportQuery, type ReportQueryInput } from '@sintonia/contracts';
import { answerReport } from '../apps/server/src/query/answer-report.ts';
import type { Answering } from '../apps/server/src/query/answering.ts';
import type { FactsAsOf } from '../apps/server/src/query/facts/find-facts.ts';
import type { EventStore } from '../apps/server/src/stores/events/event-store.ts';
import { PRESETS } from '../apps/studio/src/query/presets.ts';
import { filterOf } from '../apps/studio/src/query/query-filter.ts';
import { type Answered, analysisQueries } from './analysis-queries.ts';
import { END_MS, SUITE } from './generate-events.ts';

type PresetQuery = Omit<ReportQueryInput, 'period'>;

const HARDER: Record<string, PresetQuery> = {
  'totals of hits': { metrics: ['pageviews', 'visitors', 'visits'] },
  'page views by day': { metrics: ['pageviews', 'visitors'], granularity: 'day' satisfies Granularity },
  'three dimensions, a segment': {
    metrics: ['pageviews', 'visits'],
    dimensions: ['section', 'device', 'browser'],
    segments: [{ level: 'visit', where: { is: 'equals', dimension: 'device', value: 'mobile' } }],
    limit: 20,
  },
  'audience by hour': { metrics: ['averageAudience', 'peakConcurrency'], granularity: 'hour', limit: 1000 },
};

/** Every preset of the studio, by key, without a period. */
export const presetQueries = (): Record<string, PresetQuery> =>
  Object.fromEntries(
    PRESETS.map(({ key, metrics, dimensions, conditions }) => {
      const filter = filterOf({
        conditions,
        dimensions,
        search: '',
        metrics,
        step: 'total',
        sort: null,
        isByTime: false,
      });
      return [key, { metrics: [...metrics], dimensions: [...dimensions], limit: 50, ...(filter && { filter }) }];
    }),
  );

/** Runs a query. Resolves with the relations that it read, as the basis of its answer names them. */
export type Work = () => Promise<readonly string[]>;

/** Reference scans: rows of hits and of playback as reports read them. */
const REFERENCES = {
  hits: 'select page, count(), uniqExact(visitor) from hit_facts where suite = {suite:String} and at >= ',
  playback:
    'select video_name, count(), uniqExact(session_id) from playback where has(suites, {suite:String}) and occurred_at >= ',
};

/** Name → work. @param settleMs of the hourly rollups; `asOf`: what the studio reads (`recent-facts.ts`) */
export function reportQueries(
  store: Pick<EventStore, 'query'>,
  { days, fromMs, settleMs, asOf }: { days: 1 | 28; fromMs: number; settleMs: number; asOf: FactsAsOf | null },
): Record<string, Work> {
  const answering: Answering = {
    events: store,
    completeness: async () => ({ completeUntil: null, waitingEvents: null }),
    timeZone: 'UTC',
    reportSuite: SUITE,
    nowMs: END_MS - 1,
    settleMs,
    factsAsOf: async () => asOf,
  };
  const period = days === 1 ? 'today' : 'last28Days';
  const since = "fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC') group by 1 order by 2 desc limit 50";
  return {
    ...Object.fromEntries(
      Object.entries(REFERENCES).map(([relation, sql]) => [
        `reference: ${relation}`,
        () => store.query(sql + since, { suite: SUITE, fromMs }).then(() => [relation]),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...HARDER, ...presetQueries() }).map(([name, query]) => [
        name,
        () => relationsRead(answerReport(ReportQuery.parse({ ...query, period }), answering)),
      ]),
    ),
    ...(days === 28
      ? Object.fromEntries(
          Object.entries(analysisQueries(answering)).map(([name, answered]) => [name, () => relationsRead(answered())]),
        )
      : {}),
  };
}

async function relationsRead(answered: Promise<Answered>): Promise<string[]> {
  const answer = await answered;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.basis.read.map(({ relation }) => relation);
}
