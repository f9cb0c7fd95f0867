/**
 * Compares concurrency, reach, funnels, flows and retention with the independent count, from events and facts (S-07,
 *
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Filter, ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../tools/random.ts';
import { answerReport } from '../../query/answer-report.ts';
import type { Answering } from '../../query/answering.ts';
import { createRollups } from '../../query/rollups/maintain-rollups.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { ANALYSES } from '../analyses/all-analyses.ts';
import type { Analysis, Scope } from '../analyses/analysis.ts';
import { answerAnalysis, answerAnalysisRows } from '../analyses/answer-analysis.ts';
import { PERIODS } from './testing/random-query.ts';
import { randomRows, ZONE } from './testing/random-rows.ts';
import {
  recountFlow,
  recountFunnel,
  recountReach,
  recountRetention,
  watchedSeconds,
} from './testing/recount-analyses.ts';
import type { RawRows } from './testing/recount-query.ts';

const NOW_MS = Date.parse('2026-10-27T01:25:00Z');
const SETTLE_MS = 2;
const SUITE = 'analyses';

let dataDir: string;
let store: EventStore;
let raw: RawRows;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-analyses-'));
  store = await openEmbeddedEventStore({ dataDir });
  raw = randomRows(createRandom(12), SUITE);
  await store.insert('hits', raw.hits);
  await store.insert('playback', raw.heartbeats);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const answering = (): Answering => ({
  events: store,
  completeness: async () => ({ completeUntil: '2026-12-01T00:00:00.000Z', waitingEvents: 0 }),
  timeZone: ZONE,
  reportSuite: SUITE,
  nowMs: NOW_MS,
  settleMs: SETTLE_MS,
});

async function ask<Q extends Scope, R extends { query: Q }, F extends object>(
  analysis: Analysis<Q, R, F>,
  given: object,
) {
  const query = analysis.schema.parse(given);
  const answer = await answerAnalysis(analysis, query, answering());
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { period } = answer.value;
  const scope = {
    ...{ suite: SUITE, fromMs: Date.parse(period.from), toMs: Date.parse(period.to) },
    ...{ timeZone: ZONE, nowMs: NOW_MS, filter: query.filter },
  };
  return { query, scope, answer: answer.value };
}

/** Number of rows behind a figure, from all of their pages. */
async function rowsBehind<Q extends Scope, R extends { query: Q }, F extends object>(
  analysis: Analysis<Q, R, F>,
  given: object,
): Promise<number> {
  const seen = new Set<unknown>();
  let cursor: string | undefined;
  let all = 0;
  do {
    const page = await answerAnalysisRows(
      analysis,
      analysis.rowsSchema.parse({ ...given, limit: 7, cursor }),
      answering(),
    );
    if (!page.ok) throw new Error(JSON.stringify(page.error));
    for (const { id } of page.value.rows) seen.add(id);
    all = page.value.rowCount;
    cursor = page.value.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen.size).toBe(all);
  return all;
}

const aStep = (random: Random): Filter =>
  random.pick<Filter>([
    { is: 'equals', dimension: 'page', value: 'portada' },
    { is: 'equals', dimension: 'page', value: 'temps' },
    { is: 'starts', dimension: 'page', value: 'notícia' },
    { is: 'equals', dimension: 'hitKind', value: 'link' },
    { is: 'equals', dimension: 'hitKind', value: 'pageview' },
    {
      any: [
        { is: 'equals', dimension: 'section', value: 'esports' },
        { is: 'empty', dimension: 'section' },
      ],
    },
  ]);
const filters: readonly (Filter | undefined)[] = [
  undefined,
  { is: 'equals', dimension: 'device', value: 'mobile' },
  { not: { is: 'equals', dimension: 'consentTier', value: 'signedIn' } },
];
const ofPlayback: readonly (Filter | undefined)[] = [
  undefined,
  { is: 'equals', dimension: 'streamKind', value: 'vod' },
];

type Days = (typeof PERIODS)[number];

/** Minutes are available for a week at most. */
const isOfAWeek = ({ from, to }: { from: string; to: string }): boolean =>
  Date.parse(to) - Date.parse(from) < 7 * 86_400_000;

describe('report endpoints beyond the query model', () => {
  const expectConcurrency = async (period: Days, filter: Filter | undefined) => {
    const { scope, answer } = await ask(ANALYSES.concurrency, { period, filter, per: 'minute' });
    const seconds = [...watchedSeconds(raw, scope)].sort(([a], [b]) => a - b);
    const minutes = new Map<number, { sessions: number; viewers: number }>();
    for (const [second, { sessions, viewers }] of seconds) {
      const minute = Math.floor(second / 60) * 60;
      const before = minutes.get(minute) ?? { sessions: 0, viewers: 0 };
      minutes.set(minute, {
        sessions: Math.max(before.sessions, sessions.size),
        viewers: Math.max(before.viewers, viewers.size),
      });
    }
    const iso = (second: number) => new Date(second * 1000).toISOString();
    expect(answer.points).toEqual([...minutes].map(([minute, there]) => ({ at: iso(minute), ...there })));
    for (const of of ['sessions', 'viewers'] as const) {
      const most = Math.max(0, ...seconds.map(([, there]) => there[of].size));
      const first = seconds.find(([, there]) => there[of].size === most);
      expect(answer.peak[of]).toEqual(first && most > 0 ? { at: iso(first[0]), value: most } : null);
    }
    const query = ReportQuery.parse({ period, filter, metrics: ['averageAudience'] });
    const average = await answerReport(query, answering());
    expect(average.ok && average.value.totals.averageAudience).toBeCloseTo(answer.meanSessions, 9);
    const peak = answer.peak.sessions;
    if (peak === null) return answer.basis;
    const behind = { query: { period, filter }, at: peak.at };
    expect(await rowsBehind(ANALYSES.concurrency, behind)).toBe(peak.value);
    return answer.basis;
  };

  test('R-02 concurrency per second and minute, with its peak and time; its mean is the average audience', async () => {
    for (const period of PERIODS.filter(isOfAWeek)) {
      for (const filter of ofPlayback) {
        await expectConcurrency(period, filter);
      }
    }
  }, 120_000);

  test('R-02 concurrency per second is valid from one change to the next', async () => {
    let found = 0;
    for (const day of ['2026-03-29', '2026-10-24', '2026-10-25']) {
      const { scope, answer } = await ask(ANALYSES.concurrency, { period: { from: day, to: day }, per: 'second' });
      const seconds = watchedSeconds(raw, scope);
      const changes: { at: string; sessions: number; viewers: number }[] = [];
      for (let second = scope.fromMs / 1000; second <= scope.toMs / 1000; second++) {
        const there = seconds.get(second);
        const now = { sessions: there?.sessions.size ?? 0, viewers: there?.viewers.size ?? 0 };
        const last = changes.at(-1) ?? { sessions: 0, viewers: 0 };
        if (now.sessions !== last.sessions || now.viewers !== last.viewers)
          changes.push({ at: new Date(second * 1000).toISOString(), ...now });
      }
      expect(answer.points).toEqual(changes);
      found += changes.length;
    }
    expect(found).toBeGreaterThan(5);
  }, 60_000);

  const seconds = [0, 1, 5, 10, 60, 600];
  const expectReach = async (period: Days, filter: Filter | undefined) => {
    const { scope, answer } = await ask(ANALYSES.reach, { period, filter, seconds });
    const visitors = recountReach(raw, scope);
    expect(answer.reach).toEqual(
      seconds.map((k) => ({
        seconds: k,
        cumulative: visitors.filter(({ cumulativeMs }) => cumulativeMs >= k * 1000).length,
        consecutive: visitors.filter(({ consecutiveMs }) => consecutiveMs >= k * 1000).length,
      })),
    );
    return answer.basis;
  };

  test('R-02 reach at k seconds, in total and consecutively', async () => {
    for (const period of PERIODS) {
      for (const filter of ofPlayback) {
        await expectReach(period, filter);
      }
      const { answer } = await ask(ANALYSES.reach, { period });
      for (const kind of ['cumulative', 'consecutive'] as const) {
        const behind = await rowsBehind(ANALYSES.reach, { query: { period }, seconds: 5, kind });
        expect(behind).toBe(answer.reach.find(({ seconds: k }) => k === 5)?.[kind]);
      }
    }
  }, 120_000);

  /** Resolves with the number of hits without identifier of all answers. */
  const asks = async (random: Random, rounds: number): Promise<number> => {
    let withoutIdentifier = 0;
    for (let round = 0; round < rounds; round++) {
      const period = random.pick(PERIODS);
      const filter = random.pick(filters as readonly [Filter | undefined, ...(Filter | undefined)[]]); // cast: not empty
      const steps = Array.from({ length: 1 + random.whole(4) }, () => aStep(random));
      const within = random.pick<'visit' | { seconds: number }>([
        'visit',
        { seconds: 60 },
        { seconds: 3600 },
        { seconds: 86_400 },
      ]);
      const given = { period, filter, steps, within, isStrict: random.whole(2) === 1 };
      const funnel = await ask(ANALYSES.funnel, given);
      const counts = recountFunnel(raw, { ...funnel.scope, ...given });
      expect(
        funnel.answer.steps.map(({ count }) => count),
        JSON.stringify(given),
      ).toEqual(counts);
      const step = 1 + random.whole(steps.length);
      expect(await rowsBehind(ANALYSES.funnel, { query: given, step })).toBe(counts[step - 1]);

      const flowQuery = {
        ...{ period, filter, dimension: random.pick(['page', 'section', 'device']), limit: 1000, steps: 3 },
        ...{ value: random.pick(['portada', 'temps', 'esports', 'mobile']) },
        among: random.pick(['pageview', 'pageview', 'mediaStart']),
      };
      const flow = await ask(ANALYSES.flow, flowQuery);
      const flows = recountFlow(raw, { ...flow.scope, ...flowQuery }, [-3, -2, -1, 1, 2, 3]);
      const found = [...flow.answer.before, ...flow.answer.after].flatMap(({ step: at, none, values }) => [
        ...values.map(({ value, count }) => [JSON.stringify([at, value]), count] as const),
        ...(none > 0 ? [[JSON.stringify([at, null]), none] as const] : []),
      ]);
      expect(Object.fromEntries(found), JSON.stringify(flowQuery)).toEqual(Object.fromEntries(flows));

      const retention = await ask(ANALYSES.retention, { period, filter });
      const recounted = recountRetention(raw, retention.scope);
      const seen = retention.answer.cohorts.flatMap(({ week, seen: weeks }) =>
        weeks.flatMap((count, after) => (count > 0 ? [[JSON.stringify([week, after]), count] as const] : [])),
      );
      const question = JSON.stringify({ period, filter });
      expect(Object.fromEntries(seen), question).toEqual(Object.fromEntries(recounted.counts));
      expect(retention.answer.hitsWithoutIdentifier, question).toBe(recounted.hitsWithoutIdentifier);
      withoutIdentifier += recounted.hitsWithoutIdentifier;
    }
    return withoutIdentifier;
  };

  test('R-01 R-02 each endpoint’s answer is equal from events and from facts', async () => {
    const random = createRandom(77);
    expect(await asks(random, 8)).toBeGreaterThan(0);
    await pause(2 * SETTLE_MS);
    await createRollups({ events: store, reportSuite: SUITE, nowMs: Date.now, settleMs: SETTLE_MS }).buildFacts();
    expect(await asks(random, 8)).toBeGreaterThan(0);
    const { answer } = await ask(ANALYSES.retention, { period: PERIODS[0] });
    expect(answer.basis.read).toEqual([{ relation: 'hits', from: 'facts' }]);
    for (const period of PERIODS.filter(isOfAWeek)) {
      for (const filter of ofPlayback) {
        for (const expectIt of [expectConcurrency, expectReach]) {
          expect((await expectIt(period, filter)).read).toEqual([{ relation: 'audience', from: 'facts' }]);
        }
      }
    }
  }, 240_000);
});
