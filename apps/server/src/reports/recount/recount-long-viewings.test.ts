/** What reports say of a viewing that lasts longer than a day, beside the independent count of all its events. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS, ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerReport } from '../../query/answer-report.ts';
import type { Answering } from '../../query/answering.ts';
import { createRollups } from '../../query/rollups/maintain-rollups.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { comparisonWith, NOW_MS, REACHES, SETTLE_MS } from './testing/compare-with-recount.ts';
import { ZONE } from './testing/random-rows.ts';

const SUITE = 'long-viewings';
const BEGIN_MS = Date.parse('2026-10-22T16:00:00Z');
const HOURS = 34;
const iso = (ms: number) => new Date(ms).toISOString();
const times = (ms: number) => ({ occurred_at: iso(ms), sent_at: iso(ms), received_at: iso(ms) });
const ofVisitor = { visitor_id: 'anna', tier: 'consented' } as const;

const aHit = (ms: number, over: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  ...{ ...times(ms), ...ofVisitor, event_id: `${SUITE} ${ms}`, suite: SUITE, page_name: 'ràdio', device: 'mobile' },
  ...over,
});
const HITS = [
  aHit(BEGIN_MS),
  aHit(BEGIN_MS + 1000, { kind: 'mediaStart', media_session_id: SUITE }),
  aHit(BEGIN_MS + HOURS * HOUR_MS + MINUTE_MS),
];
const HEARTBEATS: PlaybackRow[] = Array.from({ length: HOURS * 6 + 1 }, (_, i) => {
  const isLast = i === HOURS * 6;
  return {
    ...EMPTY_PLAYBACK,
    ...{ ...times(BEGIN_MS + 1000 + i * 10 * MINUTE_MS), ...ofVisitor, event_id: `${SUITE} heartbeat ${i}` },
    ...{ suites: [SUITE], session_id: SUITE, stream_type: 'live', video_name: 'Ràdio', channel: 'radio' },
    ...{ event: i === 0 ? 'start' : isLast ? 'end' : 'play', asset_type: 'main' },
    ...{
      duration_ms: i === 0 || isLast ? 0 : 10 * MINUTE_MS,
      prev_ts: i === 0 ? -1 : BEGIN_MS + 1000 + (i - 1) * 10 * MINUTE_MS,
    },
    ...{ metadata: i === 0 ? { 'a.media.show': 'El matí' } : {}, playhead_s: i * 600, length_s: 86_400 },
  };
});
const ROWS = { hits: HITS, heartbeats: HEARTBEATS };

let dataDir: string;
let store: EventStore;
let answering: Answering;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-long-viewings-'));
  store = await openEmbeddedEventStore({ dataDir });
  answering = {
    ...{ events: store, completeness: async () => REACHES, timeZone: ZONE, reportSuite: SUITE },
    ...{ nowMs: NOW_MS, settleMs: SETTLE_MS },
  };
  await store.insert('hits', HITS);
  await store.insert('playback', HEARTBEATS);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const DAYS = ['2026-10-22', '2026-10-23', '2026-10-24'].map((day) => ({ from: day, to: day }));
const OF_PLAYBACK = [
  ...['mediaStarts', 'startedAttempts', 'openAttempts', 'exitsBeforeStart', 'plays', 'finishedPlays', 'completions'],
  ...['contentTimeSpent', 'uniqueViewers', 'averageAudience', 'peakConcurrency', 'averageAudienceOfContent'],
  ...['playsReaching25', 'droppedFrames'],
];
const OF_HITS = ['visits', 'entries', 'exits', 'bounces', 'pageviews', 'visitors'];

const expectTheSame = comparisonWith(() => store);

/** Every figure of each day, of everything and of what heartbeats name themselves. */
async function expectEachDay(): Promise<void> {
  for (const period of DAYS) {
    for (const dimensions of [[], ['title'], ['playbackChannel', 'streamKind']]) {
      await expectTheSame(ROWS, ReportQuery.parse({ period, metrics: OF_PLAYBACK, dimensions }), SUITE);
    }
    await expectTheSame(ROWS, ReportQuery.parse({ period, metrics: OF_HITS }), SUITE);
  }
}

/** Seconds of the third day, which begins 30 hours after the viewing, by a property that only its start has. */
async function ofThirdDay(dimension: string): Promise<Record<string, number | null | undefined>> {
  const query = ReportQuery.parse({ period: DAYS[2], metrics: ['contentTimeSpent'], dimensions: [dimension] });
  const answer = await answerReport(query, answering);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return Object.fromEntries(
    answer.value.rows.map(({ dimensions, metrics }) => [dimensions[dimension], metrics.contentTimeSpent]),
  );
}

test('S-07 R-02 figures of each day of a viewing of 34 hours are exact, from events and from facts', async () => {
  await expectEachDay();
  await pause(2 * SETTLE_MS);
  await createRollups({ events: store, reportSuite: SUITE, nowMs: Date.now, settleMs: SETTLE_MS }).buildFacts();
  await expectEachDay();
}, 300_000);

test('S-07 R-02 what only the start says may be unknown a day later: programme and device, but no time is lost', async () => {
  const seconds = 24 * 600; // heartbeats of ten minutes
  for (const dimension of ['programme', 'device']) {
    const found = await ofThirdDay(dimension);
    expect(Object.values(found)).toEqual([seconds]);
    expect(['', 'El matí', 'mobile']).toContain(Object.keys(found)[0]);
  }
});

test('S-07 R-02 seconds that a viewing covers more than a day after the period may be missing from its first day', async () => {
  const query = ReportQuery.parse({ period: DAYS[0], metrics: ['uniqueContentWatched'] });
  const answer = await answerReport(query, answering);
  const covered = answer.ok ? answer.value.totals.uniqueContentWatched : null;
  expect(covered).toBeGreaterThanOrEqual(179 * 600); // until 24 hours after the day
  expect(covered).toBeLessThanOrEqual(203 * 600);
});
