/** Broadcasts of the schedule: figures by hand, and equal to the independent count by every dimension and segment. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS, ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../tools/random.ts';
import { answerReport } from '../../query/answer-report.ts';
import { answerRows } from '../../query/answer-rows.ts';
import type { ScheduledItem } from '../../query/broadcasts.ts';
import { createRollups } from '../../query/rollups/maintain-rollups.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { comparisonWith, NOW_MS, REACHES, SETTLE_MS } from './testing/compare-with-recount.ts';
import { BROADCAST_METRICS } from './testing/random-query.ts';
import { randomRows, randomSchedule, ZONE } from './testing/random-rows.ts';
import { type RawRows, recount } from './testing/recount-query.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-broadcasts-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const AIRED_MS = Date.parse('2026-10-05T20:00:00Z');
const NEWS: ScheduledItem = {
  channel: 'tv1',
  title: 'Telenotícies',
  startMs: AIRED_MS,
  endMs: AIRED_MS + HOUR_MS,
  mediaId: '1001',
};
const FILM: ScheduledItem = { ...NEWS, channel: 'tv2', title: 'Cinema', mediaId: '' };

let serial = 0;
/** A viewing that plays for some minutes from a minute of the broadcast on. */
const watching = (fromMinute: number, minutes: number, row: Partial<PlaybackRow>): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  event_id: `by-hand ${serial}`,
  session_id: `by-hand ${serial++}`,
  suites: ['by-hand'],
  event: 'play',
  asset_type: 'main',
  stream_type: 'live',
  channel: 'tv1',
  tier: 'consented',
  visitor_id: `v${serial}`,
  occurred_at: new Date(AIRED_MS + (fromMinute + minutes) * MINUTE_MS).toISOString(),
  duration_ms: minutes * MINUTE_MS,
  ...row,
});

test('R-02 R-09 a broadcast has its live audience, that of 7 and 28 days on demand, and its share', async () => {
  const days = (n: number) => (n * DAY_MS) / MINUTE_MS;
  await store.insert('playback', [
    watching(-30, 60, {}), // half an hour of it belongs to the broadcast before
    watching(0, 60, {}),
    watching(50, 30, {}), // ten minutes
    watching(0, 20, { channel: 'tv2' }),
    watching(100, 30, { stream_type: 'vod', channel: '', video_id: '1001' }),
    watching(days(7) - 10, 40, { stream_type: 'vod', video_id: '1001' }), // ten minutes within the seven days
    watching(100, 30, { stream_type: 'vod', video_id: '1002' }), // another episode
  ]);
  const query = ReportQuery.parse({
    suite: 'by-hand',
    period: { from: '2026-10-05', to: '2026-10-05' },
    metrics: ['broadcasts', 'broadcastAudience', 'broadcastAudience7', 'broadcastAudience28', 'broadcastShare'],
    dimensions: ['broadcast'],
  });
  const answering = {
    ...{ events: store, completeness: async () => REACHES, schedule: async () => [NEWS, FILM] },
    ...{ timeZone: ZONE, reportSuite: 'by-hand', nowMs: AIRED_MS + 40 * DAY_MS },
  };
  const answer = await answerReport(query, answering);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const of = (title: string) =>
    answer.value.rows.find(({ dimensions }) => dimensions.broadcast?.endsWith(title))?.metrics;
  expect(of('tv1 2026-10-05T20:00Z Telenotícies')).toEqual({
    broadcasts: 1,
    broadcastAudience: 100 / 60,
    broadcastAudience7: 140 / 60,
    broadcastAudience28: 170 / 60,
    broadcastShare: 100 / 120,
  });
  expect(of('Cinema')).toMatchObject({
    broadcastAudience: 20 / 60,
    broadcastAudience7: 20 / 60,
    broadcastShare: 20 / 120,
  });
  const rowsOf = async (metric: string, cell: Record<string, string>) => {
    const rows = await answerRows({ query, metric, cell, limit: 10 }, answering);
    if (!rows.ok) throw new Error(JSON.stringify(rows.error));
    const { each, rowCount, sum } = rows.value;
    return { each, rowCount, sum, minutes: rows.value.rows.map(({ seconds }) => Number(seconds) / 60) };
  };
  const news = { broadcast: 'tv1 2026-10-05T20:00Z Telenotícies' };
  const viewings = { each: 'viewing' };
  const live = await answerRows({ query, metric: 'broadcastLiveTime', cell: news, limit: 10 }, answering);
  // Each row names the playback session that it is of.
  expect(live.ok && live.value.rows.map(({ session, seconds }) => `${session}: ${seconds}`).sort()).toEqual([
    ...['by-hand 0: 1800', 'by-hand 1: 3600', 'by-hand 2: 600'],
  ]);
  expect(await rowsOf('broadcastLiveTime', {})).toEqual({
    ...{ ...viewings, rowCount: 4, sum: 7200 },
    minutes: expect.arrayContaining([30, 60, 10, 20]),
  });
  expect(await rowsOf('broadcastLiveTime', news)).toMatchObject({ ...viewings, rowCount: 3, sum: 6000 });
  expect(await rowsOf('allChannelsLiveTime', news)).toMatchObject({ ...viewings, rowCount: 4, sum: 7200 });
  expect(await rowsOf('broadcastTime7', news)).toEqual({
    ...{ ...viewings, rowCount: 5, sum: 8400 },
    minutes: [30, 60, 10, 30, 10],
  });
  expect(await rowsOf('broadcastTime28', news)).toMatchObject({ ...viewings, rowCount: 5, sum: 10_200 });
  expect(await rowsOf('airedTime', news)).toMatchObject({ each: 'broadcast', rowCount: 1, sum: 3600 });
  const onAir = await answerReport(query, { ...answering, nowMs: AIRED_MS + 30 * MINUTE_MS });
  expect(onAir).toMatchObject({ ok: true, value: { totals: { broadcasts: 2 } } });
});

/** When the content began, as its first heartbeat says. */
const begunAt = (minute: number, sentMinute: number): Partial<PlaybackRow> => ({
  sent_at: new Date(AIRED_MS + sentMinute * MINUTE_MS).toISOString(),
  prev_ts: AIRED_MS + minute * MINUTE_MS,
});

test('R-02 time belongs to the broadcast of each second, a play to that of its start, and on demand to none', async () => {
  const suite = 'on-air';
  const next: ScheduledItem = { ...NEWS, title: 'Temps', startMs: NEWS.endMs, endMs: NEWS.endMs + 10 * MINUTE_MS };
  await store.insert('playback', [
    watching(30, 60, { suites: [suite], subtitles: 'on', ...begunAt(30, 90) }), // half an hour, ten minutes, and nothing
    watching(10, 10, { suites: [suite], stream_type: 'vod', video_id: NEWS.mediaId, subtitles: 'off' }),
    watching(0, 10, { suites: [suite], channel: 'tv2', subtitles: 'on' }), // not in the schedule
  ]);
  const answering = {
    ...{ events: store, completeness: async () => REACHES, schedule: async () => [NEWS, next] },
    ...{ timeZone: ZONE, reportSuite: suite, nowMs: AIRED_MS + DAY_MS },
  };
  const of = async (dimension: string) => {
    const query = ReportQuery.parse({
      period: { from: '2026-10-05', to: '2026-10-05' },
      metrics: ['contentTimeSpent', 'plays', 'uniqueViewers'],
      dimensions: [dimension],
    });
    const answer = await answerReport(query, answering);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return Object.fromEntries(
      answer.value.rows.map((row) => [row.dimensions[dimension], Object.values(row.metrics)] as const),
    );
  };
  expect(await of('broadcast')).toEqual({
    'tv1 2026-10-05T20:00Z Telenotícies': [1800, 1, 1],
    'tv1 2026-10-05T21:00Z Temps': [600, 0, 1],
    '': [2400, 2, 3],
  });
  expect(await of('subtitles')).toEqual({ on: [4200, 2, 2], off: [600, 1, 1] });
});

test('S-07 R-02 figures of broadcasts are equal from facts, from events and to the independent count', async () => {
  const suite = 'recount-broadcasts';
  const random = createRandom(84);
  const rows: RawRows = { ...randomRows(random, suite), schedule: randomSchedule(random) };
  const expectTheSame = comparisonWith(() => store);
  await store.insert('hits', rows.hits);
  await store.insert('playback', rows.heartbeats);
  const metrics = [...BROADCAST_METRICS];
  const period = { from: '2026-10-24', to: '2026-10-26' };
  const compare = async () => {
    const read = new Set<string>();
    for (const more of [
      { dimensions: ['broadcast'] },
      {
        granularity: 'day',
        dimensions: ['hour', 'programme'],
        filter: { is: 'equals', dimension: 'playbackChannel', value: 'tv1' },
        segments: [{ level: 'visitor', where: { is: 'equals', dimension: 'streamKind', value: 'vod' } }],
      },
      {
        dimensions: ['mediaId'],
        segments: [{ level: 'visit', where: { is: 'equals', dimension: 'page', value: 'portada' } }],
      },
    ] as const) {
      const query = ReportQuery.parse({ period, metrics, ...more });
      for (const { relation, from } of await expectTheSame(rows, query, suite)) read.add(`${relation} ${from}`);
    }
    return [...read];
  };
  const whole = {
    suite,
    fromMs: Date.parse('2026-10-23T22:00Z'),
    toMs: NOW_MS,
    timeZone: ZONE,
    nowMs: NOW_MS,
    granularity: 'total',
  } as const;
  const { totals } = recount(rows, { ...whole, metrics, dimensions: [], segments: [] });
  expect(Object.values(totals).every((figure) => figure > 0)).toBe(true);
  expect(await compare()).toEqual(['broadcasts events']);
  await pause(2 * SETTLE_MS);
  await createRollups({ events: store, reportSuite: suite, nowMs: Date.now, settleMs: SETTLE_MS }).buildFacts();
  expect(await compare()).toEqual(['broadcasts facts']);
});
