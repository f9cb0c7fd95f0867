/** What was left out of one figure, counted a second time in plain code. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS, ReportRowsQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../tools/random.ts';
import { NOW_MS, REACHES } from '../reports/recount/testing/compare-with-recount.ts';
import { countLeftOut } from '../reports/recount/testing/count-left-out.ts';
import { randomRows, ZONE } from '../reports/recount/testing/random-rows.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { Answering } from './answering.ts';
import { leftOutOfFigure } from './left-out-of-figure.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-left-out-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const answeringOf = (reportSuite: string, schedule: Answering['schedule'] = async () => []): Answering => ({
  ...{ events: store, completeness: async () => REACHES, schedule },
  ...{ timeZone: ZONE, reportSuite, nowMs: NOW_MS },
});

async function leftOutOf(request: object, answering: Answering) {
  const found = await leftOutOfFigure(ReportRowsQuery.parse(request), answering);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

test('R-09 what was left out of the views of a page, in a filter and in a row of a table, is of that page', async () => {
  const suite = 'left-out';
  const rows = randomRows(createRandom(7), suite);
  await store.insert('hits', rows.hits);
  const period = { from: '2026-10-24', to: '2026-10-24' };
  const scope = {
    ...{ suite, timeZone: ZONE },
    ...{ fromMs: Date.parse('2026-10-23T22:00Z'), toMs: Date.parse('2026-10-24T22:00Z') },
  };
  const pageOf = (hit: { page_name: string; path: string }) => hit.page_name || hit.path;
  const hitFigures = ['robotHits', 'staffHits', 'forgedHitsInRequest', 'withoutIdentifier'] as const;
  let counted = 0;
  for (const page of new Set(rows.hits.map(pageOf))) {
    const expected = countLeftOut({ ...rows, hits: rows.hits.filter((hit) => pageOf(hit) === page) }, scope);
    const filter = { is: 'equals', dimension: 'page', value: page };
    const query = { period, metrics: ['pageviews'] };
    const [filtered, ofRow] = [
      await leftOutOf({ query: { ...query, filter }, metric: 'pageviews' }, answeringOf(suite)),
      await leftOutOf(
        { query: { ...query, dimensions: ['page'] }, metric: 'pageviews', cell: { page } },
        answeringOf(suite),
      ),
    ];
    for (const figure of hitFigures) {
      expect([page, figure, filtered.leftOut[figure]]).toEqual([page, figure, expected[figure]]);
      expect([page, figure, ofRow.leftOut[figure]]).toEqual([page, figure, expected[figure]]);
      counted += expected[figure];
    }
    expect(filtered.wholeOf).toEqual([]);
  }
  expect(counted).toBeGreaterThan(0);
});

test('R-09 what was left out of a funnel is of its steps, without time on page; of a flow, of the value in the middle', async () => {
  const suite = 'left-out-analyses';
  const rows = randomRows(createRandom(7), suite);
  await store.insert('hits', rows.hits);
  const scope = {
    ...{ suite, timeZone: ZONE },
    ...{ fromMs: Date.parse('2026-10-23T22:00Z'), toMs: Date.parse('2026-10-24T22:00Z') },
  };
  const pageOf = (hit: { page_name: string; path: string }) => hit.page_name || hit.path;
  const isPage = (value: string) => ({ is: 'equals', dimension: 'page', value });
  const isKind = (value: string) => ({ is: 'equals', dimension: 'hitKind', value });
  const pages = [...new Set(rows.hits.map(pageOf))];
  const questions = pages.flatMap((one, at) => {
    const other = pages[at + 1] ?? '';
    return [
      {
        filter: { all: [{ any: [isPage(one), isPage(other)] }, { not: isKind('visible') }] },
        hits: rows.hits.filter((hit) => [one, other].includes(pageOf(hit)) && hit.kind !== 'visible'),
      },
      {
        filter: { all: [isKind('pageview'), isPage(one)] },
        hits: rows.hits.filter((hit) => pageOf(hit) === one && hit.kind === 'pageview'),
      },
    ];
  });
  let counted = 0;
  for (const { filter, hits } of questions) {
    const query = { period: { from: '2026-10-24', to: '2026-10-24' }, metrics: ['pageviews'], filter };
    const { leftOut, wholeOf } = await leftOutOf({ query, metric: 'pageviews' }, answeringOf(suite));
    const expected = countLeftOut({ ...rows, hits }, scope);
    for (const figure of ['robotHits', 'staffHits', 'forgedHitsInRequest', 'withoutIdentifier'] as const) {
      expect([figure, leftOut[figure]]).toEqual([figure, expected[figure]]);
      counted += expected[figure];
    }
    expect(wholeOf).toEqual([]);
  }
  expect(counted).toBeGreaterThan(0);
});

const AIRED_MS = Date.parse('2026-10-05T20:00:00Z');
let serial = 0;
const beat = (minute: number, row: Partial<PlaybackRow>): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  event_id: `left out ${serial}`,
  session_id: `left out ${serial++}`,
  suites: ['by-hand'],
  event: 'play',
  asset_type: 'main',
  stream_type: 'live',
  channel: 'tv1',
  tier: 'consented',
  visitor_id: `v${serial}`,
  occurred_at: new Date(AIRED_MS + minute * 60_000).toISOString(),
  duration_ms: 60_000,
  is_robot: 1,
  ...row,
});

test('R-09 what was left out of a title, a channel and a broadcast is what was played of it', async () => {
  await store.insert('playback', [
    beat(10, { video_name: 'Cims' }),
    beat(20, { video_name: 'Cims' }),
    beat(25, { video_name: 'Cims', is_robot: 0 }), // counted
    beat(30, { video_name: 'Marea' }),
    beat(30, { video_name: 'Cims', channel: 'tv2' }),
    beat(40, { video_name: 'Cims', stream_type: 'vod' }),
    beat(90, { video_name: 'Cims' }), // after the broadcast
  ]);
  const answering = answeringOf('by-hand', async () => [
    { channel: 'tv1', title: 'Telenotícies', startMs: AIRED_MS, endMs: AIRED_MS + HOUR_MS, mediaId: '' },
  ]);
  const equals = (dimension: string, value: string) => ({ is: 'equals', dimension, value });
  const robots = async (query: object, metric: string) => {
    const { leftOut, wholeOf } = await leftOutOf({ query: { ...query, metrics: [metric] }, metric }, answering);
    return [leftOut.robotHeartbeats, wholeOf];
  };
  const day = { period: { from: '2026-10-05', to: '2026-10-05' } };
  const minute = { period: { from: '2026-10-05T22:00', to: '2026-10-05T22:01' } };
  expect(await robots(day, 'plays')).toEqual([6, []]);
  expect(await robots({ ...day, filter: equals('title', 'Cims') }, 'plays')).toEqual([5, []]);
  expect(await robots({ ...day, filter: equals('playbackChannel', 'tv2') }, 'averageAudience')).toEqual([1, []]);
  expect(await robots({ ...minute, filter: equals('playbackChannel', 'tv1') }, 'broadcastAudience')).toEqual([3, []]);
  // What is played on demand belongs to a broadcast by its episode.
  const later = await robots({ ...minute, filter: equals('playbackChannel', 'tv1') }, 'broadcastAudience7');
  expect(later).toEqual([6, ['playback']]);
  // Only ads have the name of an ad, and a heartbeat is none.
  expect(await robots({ ...day, filter: equals('adName', 'Sabó') }, 'adStarts')).toEqual([6, ['playback']]);
});
