/** Reach, share, start-up score, presence, skipped and viewable ads, and loss, computed by hand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerRows } from '../answer-rows.ts';
import { anAd, answering, answerOf, type Beat, beatsOf } from '../testing/beats.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-viewing-metrics-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Sessions by name, of the visitor that the name begins with. */
const insert = (suite: string, sessions: Record<string, Beat[]>) =>
  store.insert(
    'playback',
    Object.entries(sessions).flatMap(([session, beats]) =>
      beatsOf(suite, session, beats).map((row) => ({ ...row, visitor_id: session.split(' ')[0] ?? '' })),
    ),
  );
const totals = async (suite: string, ...metrics: string[]) => (await answerOf(store, suite, { metrics })).totals;

test('R-02 reach counts visitors with k seconds in total; what plays at the same time counts once', async () => {
  const played = (untilS: number, forS: number, video_name: string): Beat => ({ untilS, forS, video_name });
  await insert('reach', {
    'anna 1': [played(40, 40, 'Cims')],
    'anna 2': [played(60, 40, 'Mar')], // 20 of 40 seconds at the same time as the other
    'biel 1': [played(30, 30, 'Cims')],
    'biel 2': [played(130, 30, 'Cims')],
    'carla 1': [played(3, 3, 'Mar')],
    'dora 1': [played(1, 0.999, 'Mar')],
  });
  expect(await totals('reach', 'reach1', 'reach5', 'reach60', 'uniqueViewers')).toEqual({
    reach1: 3,
    reach5: 2,
    reach60: 2, // Anna: 0 to 60; Biel: 30 twice
    uniqueViewers: 4,
  });
  const { rows } = await answerOf(store, 'reach', {
    metrics: ['reach1', 'reach5', 'reach60'],
    dimensions: ['title'],
    sort: { by: 'title', direction: 'ascending' },
  });
  expect(rows.map(({ dimensions, metrics }) => [dimensions.title, ...Object.values(metrics)])).toEqual([
    ['Cims', 2, 2, 1],
    ['Mar', 2, 1, 0],
  ]);
  const consecutive = [
    'consecutiveReach5',
    'consecutiveReach60',
    'peakConcurrency',
    'peakViewers',
    'peakViewersOfMinute',
  ];
  expect(await totals('reach', ...consecutive)).toEqual({
    consecutiveReach5: 2,
    consecutiveReach60: 1, // Biel played 30 seconds twice, with a pause
    peakConcurrency: 3,
    peakViewers: 3, // Anna, Biel and Carla in the first seconds
    peakViewersOfMinute: 4,
  });
});

test('R-02 content that a visitor plays again counts once, whatever the day; each play of a live stream is new', async () => {
  const played = (playhead_s: number, forS: number, video_id: string, stream_type = 'vod'): Beat[] => [
    { untilS: 600, forS, playhead_s, video_id, stream_type, video_name: `Cims ${video_id}` },
  ];
  await insert('content', {
    'anna 1': played(40, 40, '7'),
    'anna 2': played(60, 40, '7'), // 20 of its 40 seconds are new
    'anna 3': played(10, 10, '8'),
    'anna 4': played(70_010, 10, 'tv1', 'live'),
    'anna 5': played(70_010, 10, 'tv1', 'live'),
    'biel 1': played(30, 30, '7'),
    // Opened before midnight, played after it.
    'carla 1': [
      { untilS: 10_700, event: 'start', video_id: '7' },
      { untilS: 10_900, forS: 50, playhead_s: 500 },
    ],
  });
  const metrics = ['uniqueContentWatched', 'contentOfViewers', 'contentPerViewer'];
  expect(await totals('content', 'contentOfViewers', 'mediaStarts')).toEqual({ contentOfViewers: 120, mediaStarts: 7 });
  expect(await totals('content', ...metrics)).toEqual({
    uniqueContentWatched: 140,
    contentOfViewers: 120,
    contentPerViewer: 60,
  });
  const query = ReportQuery.parse({ period: { from: '2026-11-20', to: '2026-11-20' }, metrics, dimensions: ['title'] });
  const cell = { title: 'Cims 7' };
  const behind = await answerRows({ query, metric: 'contentOfViewers', cell, limit: 10 }, answering(store, 'content'));
  expect(behind).toMatchObject({ ok: true, value: { each: 'contentOfViewers', rowCount: 2, sum: 90 } });
});

test('R-09 rows of ad breaks and of viewers name the session that all their events are of', async () => {
  await insert('sessions', {
    'anna 1': [anAd('A', { pod_id: 'first', untilS: 10, forS: 10 }), { untilS: 40, forS: 30 }],
    'anna 2': [{ untilS: 60, forS: 60 }],
    'biel 1': [{ untilS: 60, forS: 60 }],
  });
  const metrics = ['adBreaks', 'uniqueViewers'];
  const query = ReportQuery.parse({ period: { from: '2026-11-20', to: '2026-11-20' }, metrics });
  const sessionsOf = async (metric: string) => {
    const rows = await answerRows({ query, metric, cell: {}, limit: 10 }, answering(store, 'sessions'));
    return rows.ok && rows.value.rows.map(({ session }) => session).sort();
  };
  expect(await sessionsOf('adBreaks')).toEqual(['anna 1']);
  expect(await sessionsOf('uniqueViewers')).toEqual(['', 'biel 1']); // Anna watched in two
});

test('R-02 the share of a channel is of the time of all channels, whatever channel or title is chosen', async () => {
  const live = (channel: string, forS: number, player_name = 'web'): Beat[] => [
    { untilS: 100, forS, stream_type: 'live', channel, video_name: `${channel} en directe`, player_name },
  ];
  await insert('share', {
    'anna 1': live('tv1', 60),
    'biel 1': live('tv1', 15, 'tv'),
    'carla 1': live('tv2', 20, 'tv'),
    'dora 1': live('radio', 5, 'tv'),
    'emma 1': [{ untilS: 100, forS: 100, channel: 'tv1' }], // on demand
  });
  const by = async (query: Omit<Parameters<typeof answerOf>[2], 'metrics'>) => {
    const { rows, totals: whole } = await answerOf(store, 'share', { metrics: ['channelShare'], ...query });
    const shares = rows.map(({ dimensions, metrics }) => [...Object.values(dimensions), metrics.channelShare]);
    return { shares: shares.sort(), whole: whole.channelShare };
  };
  expect(await by({ dimensions: ['playbackChannel'] })).toEqual({
    shares: [
      ['radio', 0.05],
      ['tv1', 0.75],
      ['tv2', 0.2],
    ],
    whole: 1,
  });
  expect(
    await by({ dimensions: ['title'], filter: { is: 'equals', dimension: 'playbackChannel', value: 'tv1' } }),
  ).toEqual({
    shares: [['tv1 en directe', 0.75]],
    whole: 0.75,
  });
  // A condition on viewers restricts both parts.
  expect(
    await by({
      dimensions: ['player'],
      filter: {
        all: [
          { is: 'equals', dimension: 'playbackChannel', value: 'tv1' },
          { is: 'equals', dimension: 'player', value: 'tv' },
        ],
      },
    }),
  ).toEqual({ shares: [['tv', 0.375]], whole: 0.375 });
});

test('R-04 start-up score, impacted sessions, presence and loss', async () => {
  const numbered = (beats: Beat[], ...numbers: number[]): Beat[] =>
    beats.map((beat, i) => ({ ...beat, sequence_number: numbers[i] ?? 0 }));
  await insert('quality', {
    'anna 1': numbered(
      [
        { event: 'start', untilS: 2, forS: 2, startup_ms: 2000 },
        { untilS: 102, forS: 100 },
        { event: 'pause', untilS: 112, forS: 10 },
        { event: 'buffer', untilS: 115, forS: 3 },
        { untilS: 120, forS: 5 },
      ],
      ...[1, 2, 4, 5, 8], // 3, 6 and 7 did not arrive
    ),
    'biel 1': numbered(
      [
        { event: 'start', untilS: 8, forS: 8, startup_ms: 8000 },
        { untilS: 18, forS: 10 },
      ],
      1,
      2,
    ),
    'carla 1': [
      { event: 'start', untilS: 20, forS: 20, startup_ms: 20_000 },
      { untilS: 30, forS: 10 },
    ], // too slow
  });
  expect(await totals('quality', 'startupScore', 'timedPlays', 'judgedSessions', 'impactedSessions')).toEqual({
    startupScore: (80 + 50 + 800 / 28) / 3,
    timedPlays: 3,
    judgedSessions: 3,
    impactedSessions: 1,
  });
  expect(await totals('quality', 'presenceTime')).toEqual({ presenceTime: 120 + 18 + 30 });
  expect(await totals('quality', 'heartbeatsSent', 'heartbeatsLost', 'lossRate')).toEqual({
    heartbeatsSent: 10,
    heartbeatsLost: 3,
    lossRate: 0.3,
  });
});

test('R-03 an ad is skipped by the viewer, and viewable after two seconds in view without interruption', async () => {
  const ad = (name: string, untilS: number, forS: number, more: Partial<Beat> = {}) =>
    anAd(name, { pod_id: 'first', untilS, forS, view: 'in', ...more });
  await insert('ads', {
    'anna 1': [ad('A', 1, 1), ad('A', 2, 1), ad('A', 5, 0, { event: 'complete' })],
    'biel 1': [
      ad('A', 1.5, 1.5),
      ad('A', 3, 1.5, { view: 'hidden' }),
      ad('A', 4.5, 1.5), // three seconds in view, never two at a time
      ad('A', 4.6, 0.1, { event: 'pause', ad_end: 'skip' }),
    ],
    'carla 1': [ad('A', 5, 5, { view: '' })], // a player that does not say it
    'dora 1': [ad('A', 5, 5, { view: 'unfocused' })],
  });
  expect(await totals('ads', 'adStarts', 'adsSkipped', 'adSkipRate', 'adsUnfinished')).toEqual({
    adStarts: 4,
    adsSkipped: 1,
    adSkipRate: 0.25,
    adsUnfinished: 3,
  });
  expect(await totals('ads', 'adsWithKnownView', 'viewableAds', 'viewableAdRate')).toEqual({
    adsWithKnownView: 3,
    viewableAds: 1,
    viewableAdRate: 1 / 3,
  });
});

test('R-01 seconds without sound and of a hidden tab are counted, and apart', async () => {
  await insert('seen', {
    'anna 1': [
      { untilS: 10, forS: 10, muted: 'off', view: 'in' },
      { untilS: 30, forS: 20, muted: 'on', view: 'in' },
      { untilS: 60, forS: 30, muted: 'on', view: 'hidden' },
    ],
  });
  for (const [dimension, ...seconds] of [
    ['muted', 10, 50],
    ['pictureView', 30, 30],
  ] as const) {
    const { rows, totals: whole } = await answerOf(store, 'seen', {
      metrics: ['contentTimeSpent'],
      dimensions: [dimension],
    });
    expect(rows.map(({ metrics }) => metrics.contentTimeSpent).sort()).toEqual(seconds);
    expect(whole).toEqual({ contentTimeSpent: 60 });
  }
});
