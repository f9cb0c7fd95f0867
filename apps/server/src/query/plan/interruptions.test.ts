/** Stalls, failures, good sessions, abandoned breaks and repetition of ads, computed by hand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { anAd, answerOf, type Beat, beatsOf } from '../testing/beats.ts';

const SUITE = 'interruptions';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-interruptions-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const beats = (session: string, of: readonly Beat[]) => beatsOf(SUITE, session, of);
const figures = (...metrics: string[]) => figuresOf(SUITE, metrics);
const figuresOf = async (suite: string, metrics: string[]) => (await answerOf(store, suite, { metrics })).totals;

test('R-04 R-03 R-09 waits that interrupt content are stalls; others are not, and breaks in which viewers leave count', async () => {
  await store.insert('playback', [
    ...beats('anna', [
      { event: 'start', untilS: 0 },
      { event: 'buffer', untilS: 3, forS: 3 }, // start-up
      { untilS: 20, forS: 17 },
      { event: 'buffer', untilS: 30, forS: 10 }, // one stall in two heartbeats
      { event: 'buffer', untilS: 32, forS: 2 },
      { untilS: 60, forS: 28 },
      { event: 'pause', untilS: 61, forS: 1 }, // a seek
      { event: 'buffer', untilS: 65, forS: 4 },
      { untilS: 80, forS: 15 },
      { event: 'stall', untilS: 84, forS: 4 },
      { event: 'end', untilS: 84 },
    ]),
    ...beats('biel', [
      { untilS: 100, forS: 100 },
      anAd('A', { event: 'start', pod_id: 'middle', untilS: 101 }),
      anAd('A', { pod_id: 'middle', untilS: 111, forS: 10 }),
      anAd('A', { event: 'complete', pod_id: 'middle', untilS: 111 }),
      { event: 'buffer', untilS: 113, forS: 2 }, // between two ads
      anAd('B', { event: 'start', pod_id: 'middle', untilS: 113 }),
      anAd('B', { pod_id: 'middle', untilS: 118, forS: 5 }),
      { untilS: 119 }, // of a session that is closed within an ad
      { event: 'end', untilS: 119 },
    ]),
    ...beats('carla', [
      anAd('A', { event: 'start', pod_id: 'first', untilS: 1 }),
      anAd('A', { pod_id: 'first', untilS: 6, forS: 5 }), // skipped
      { untilS: 106, forS: 100 },
      anAd('A', { event: 'start', pod_id: 'second', untilS: 107 }),
      anAd('A', { event: 'complete', pod_id: 'second', untilS: 117, forS: 10 }),
      { untilS: 207, forS: 90 },
      { event: 'error', untilS: 207 },
    ]),
    ...beats('emma', [
      { untilS: 100, forS: 100 },
      { event: 'buffer', pod_id: 'middle', ads_planned: 1, untilS: 110, forS: 10 }, // until the first ad of a break
      { event: 'buffer', untilS: 115, forS: 5 }, // the same wait goes on
      anAd('C', { pod_id: 'middle', untilS: 125, forS: 10 }),
      anAd('C', { event: 'complete', pod_id: 'middle', untilS: 125 }),
      { untilS: 225, forS: 100 },
      { event: 'buffer', pod_id: 'late', ads_planned: 1, untilS: 228, forS: 3 }, // of a break without an ad
      { untilS: 328, forS: 100 },
    ]),
    ...beats('felip', [
      { untilS: 50, forS: 50 },
      { event: 'stall', untilS: 54, forS: 4 }, // a player that names no break before its first ad
      anAd('C', { pod_id: 'middle', untilS: 64, forS: 10 }),
      anAd('C', { event: 'complete', pod_id: 'middle', untilS: 64 }),
      { untilS: 114, forS: 50 },
    ]),
    ...beats('dora', [{ event: 'start', untilS: 0 }]), // leaves before the start
  ]);
  expect(
    await figures('stalls', 'stalledTime', 'playedMinutes', 'rebufferFrequency', 'goodSessions', 'judgedSessions'),
  ).toEqual({
    stalls: 2, // both of Anna’s
    stalledTime: 16,
    playedMinutes: (60 + 100 + 190 + 300 + 100) / 60,
    rebufferFrequency: 2 / (750 / 60),
    goodSessions: 3, // not Anna’s, who waited for more than 1 %, nor Carla’s, which failed
    judgedSessions: 5,
  });
  expect(await figures('adBreaks', 'breakAbandonments', 'adRepetitionMedian', 'adRepetitionP95')).toEqual({
    adBreaks: 5,
    breakAbandonments: 1, // Biel’s
    adRepetitionMedian: 1, // twice to Carla only
    adRepetitionP95: 2,
  });
  // Biel’s 10 and 5 seconds, Carla’s 5, Emma’s and Felip’s 10
  expect(await figures('adPlayedTime', 'adTime')).toEqual({ adPlayedTime: 40, adTime: 40 });
});

test('R-04 an error after which playback continues is no failure', async () => {
  const suite = 'failures';
  const error = (untilS: number): Beat => ({ event: 'error', error_id: 'fragLoadError', untilS });
  const start: Beat = { event: 'start', untilS: 0 };
  await store.insert(
    'playback',
    [
      ...beats('goes on', [start, { untilS: 60, forS: 60 }, error(60), { untilS: 66, forS: 6 }]),
      ...beats('plays what is loaded', [start, { untilS: 60, forS: 60 }, error(60), { untilS: 65, forS: 5 }]),
      ...beats('fails the second time', [start, error(1), { untilS: 60, forS: 50 }, error(60)]),
      ...beats('within a heartbeat', [start, error(12), { untilS: 20, forS: 20 }]),
      ...beats('at the end', [start, { untilS: 60, forS: 60 }, error(60), { event: 'complete', untilS: 61 }]),
      ...beats('an ad goes on', [
        ...[start, { untilS: 30, forS: 30 }, error(30)],
        anAd('A', { event: 'play', pod_id: 'middle', untilS: 40, forS: 10 }),
      ]),
      ...beats('only waits', [start, { untilS: 9, forS: 9 }, error(9), { event: 'buffer', untilS: 40, forS: 31 }]),
      ...beats('starts in spite of it', [start, error(2), { untilS: 30, forS: 25 }]),
      ...beats('never starts', [start, error(3)]),
      ...beats('leaves after an ad', [
        ...[start, error(1)],
        anAd('A', { event: 'play', pod_id: 'first', pod_name: 'preroll', untilS: 12, forS: 10 }),
        { event: 'end', untilS: 12 },
      ]),
    ].map((row) => ({ ...row, suites: [suite] })),
  );
  expect(
    await figuresOf(suite, ['mediaStarts', 'startedAttempts', 'startFailures', 'exitsBeforeStart', 'openAttempts']),
  ).toEqual({ mediaStarts: 10, startedAttempts: 8, startFailures: 1, exitsBeforeStart: 1, openAttempts: 0 });
  expect(await figuresOf(suite, ['playbackFailures', 'playbackFailureRate', 'goodSessions', 'judgedSessions'])).toEqual(
    {
      playbackFailures: 3, // what was loaded, the second time, only waits
      playbackFailureRate: 3 / 8,
      goodSessions: 5,
      judgedSessions: 9,
    },
  );
});
