/** Rows behind an analysis, asked for with the time of its answer, while events arrive and facts are written. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answering } from '../../query/answering.ts';
import type { FactsAsOf } from '../../query/facts/find-facts.ts';
import { writeRecentFacts } from '../../query/facts/write-recent-facts.ts';
import { createBuildNumbers } from '../../query/rollups/build-numbers.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerAnalysis, answerAnalysisRows } from './answer-analysis.ts';
import { FLOW } from './flow.ts';
import { FUNNEL } from './funnel.ts';
import { POSITIONS } from './positions.ts';

const SUITE = 'rows-as-of';
const SETTLE_MS = 2;
let dataDir: string;
let store: EventStore;
let serial = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-rows-as-of-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const completeness = async () => ({ completeUntil: new Date().toISOString(), waitingEvents: 0 });
const ofNow = (visitor_id: string, minutesAgo: number) => ({
  ...{ event_id: `e${serial++}`, visitor_id, tier: 'consented' as const, received_at: new Date().toISOString() },
  sent_at: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
  occurred_at: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
});
const view = (visitor: string, page: string, minutesAgo: number) => ({
  ...EMPTY_HIT,
  ...ofNow(visitor, minutesAgo),
  ...{ suite: SUITE, kind: 'pageview' as const, page_name: page, path: `/${page}` },
});
const beat = (visitor: string, minutesAgo: number) => ({
  ...EMPTY_PLAYBACK,
  ...ofNow(visitor, minutesAgo),
  ...{ suites: [SUITE], session_id: visitor, event: 'play', asset_type: 'main', stream_type: 'vod', video_id: '1004' },
  ...{ length_s: 60, playhead_s: 10, duration_ms: 10_000 },
});
const arrive = async (visitors: readonly string[]) => {
  await store.insert(
    'hits',
    visitors.flatMap((visitor) => [view(visitor, 'portada', 90), view(visitor, 'temps', 89)]),
  );
  await store.insert('playback', [...visitors.map((visitor) => beat(visitor, 88)), beat('anna', 0)]);
};
const round = () =>
  writeRecentFacts(
    {
      ...{ events: store, completeness, settleMs: SETTLE_MS, acceptMs: 0, tooLarge: new Set<string>() },
      reserveNumbers: createBuildNumbers(Date.now, Math.random),
    },
    SUITE,
  );
const answering = (asOf: FactsAsOf | null): Answering => ({
  ...{ events: store, completeness, timeZone: 'Europe/Madrid', reportSuite: SUITE },
  ...{ nowMs: Date.now(), settleMs: SETTLE_MS, factsAsOf: async () => asOf },
});

const period = 'last24Hours';
const onPage = (value: string) => ({ is: 'equals', dimension: 'page', value });

test('R-09 they are those of its numbers after further events and further rounds', async () => {
  await arrive(['anna', 'biel']);
  const asOf = await round();
  const flow = FLOW.schema.parse({ period, value: 'portada', steps: 1 });
  const funnel = FUNNEL.schema.parse({ period, steps: [onPage('portada'), onPage('temps')] });
  const positions = POSITIONS.schema.parse({ period, per: 10 });
  const numbersOf = async (at: FactsAsOf | null) => {
    const [ofFlow, ofFunnel, ofPositions] = await Promise.all([
      answerAnalysis(FLOW, flow, answering(at)),
      answerAnalysis(FUNNEL, funnel, answering(at)),
      answerAnalysis(POSITIONS, positions, answering(at)),
    ]);
    if (!ofFlow.ok || !ofFunnel.ok || !ofPositions.ok) throw new Error('a query was refused');
    return {
      asOf: ofFlow.value.basis.asOf ?? undefined,
      flow: ofFlow.value.after[0]?.values[0]?.count,
      funnel: ofFunnel.value.steps[1]?.count,
      positions: ofPositions.value.points[0]?.viewings,
    };
  };
  const behind = async (at: string | undefined, last: FactsAsOf | null) => {
    const page = { limit: 100, asOf: at };
    const all = await Promise.all([
      answerAnalysisRows(FLOW, { ...page, query: flow, step: 1, value: 'temps' }, answering(last)),
      answerAnalysisRows(FUNNEL, { ...page, query: funnel, step: 2 }, answering(last)),
      answerAnalysisRows(POSITIONS, { ...page, query: positions, atS: 0, isLeft: false }, answering(last)),
    ]);
    const [ofFlow, ofFunnel, ofPositions] = all.map((one) => (one.ok ? one.value.rowCount : one.error));
    return { flow: ofFlow, funnel: ofFunnel, positions: ofPositions };
  };
  const { asOf: at, ...then } = await numbersOf(asOf);
  expect(then).toEqual({ flow: 2, funnel: 2, positions: 2 });
  await arrive(['carla', 'dora', 'enric']);
  expect(await behind(at, asOf)).toEqual(then);
  const later = await round();
  expect(await numbersOf(later)).toMatchObject({ flow: 5, funnel: 5, positions: 5 });
  expect(await behind(at, later)).toEqual(then);
  expect(await behind(undefined, later)).toEqual({ flow: 5, funnel: 5, positions: 5 });
}, 60_000);
