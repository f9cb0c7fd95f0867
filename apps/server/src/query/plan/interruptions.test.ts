/** Stalls, good sessions, abandoned breaks and repetition of ads, computed by hand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerReport } from '../answer-report.ts';

const SUITE = 'interruptions';
const BEGAN_MS = Date.parse('2026-11-20T20:00:00Z');

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

type Beat = Partial<PlaybackRow> & { untilS: number; forS?: number };

/** Heartbeats of one session: each is sent at the end of a state that lasted for some seconds. */
const beatsOf = (session: string, beats: readonly Beat[]): PlaybackRow[] =>
  beats.map(({ untilS, forS = 0, ...row }, i) => ({
    ...EMPTY_PLAYBACK,
    event_id: `${session} ${i}`,
    suites: [SUITE],
    session_id: session,
    visitor_id: session,
    tier: 'consented',
    event: 'play',
    asset_type: 'main',
    stream_type: 'vod',
    length_s: 600,
    duration_ms: forS * 1000,
    ...row,
    occurred_at: new Date(BEGAN_MS + untilS * 1000).toISOString(),
  }));
const anAd = (name: string, more: Beat): Beat => ({
  ...{ asset_type: 'ad', ad_session_id: `${name} ${more.pod_id}`, ad_id: name, ad_length_s: 10 },
  ...more,
});

async function figures(...metrics: string[]): Promise<Record<string, number | null>> {
  const query = ReportQuery.parse({ period: { from: '2026-11-20', to: '2026-11-20' }, metrics });
  const answer = await answerReport(query, {
    events: store,
    completeness: async () => ({ completeUntil: null, waitingEvents: 0 }),
    timeZone: 'Europe/Madrid',
    reportSuite: SUITE,
    nowMs: BEGAN_MS + 3_600_000,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.totals;
}

test('R-04 R-03 R-09 waits that interrupt content are stalls; others are not, and breaks in which viewers leave count', async () => {
  await store.insert('playback', [
    ...beatsOf('anna', [
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
    ...beatsOf('biel', [
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
    ...beatsOf('carla', [
      anAd('A', { event: 'start', pod_id: 'first', untilS: 1 }),
      anAd('A', { pod_id: 'first', untilS: 6, forS: 5 }), // skipped
      { untilS: 106, forS: 100 },
      anAd('A', { event: 'start', pod_id: 'second', untilS: 107 }),
      anAd('A', { event: 'complete', pod_id: 'second', untilS: 117, forS: 10 }),
      { untilS: 207, forS: 90 },
      { event: 'error', untilS: 207 },
    ]),
    ...beatsOf('emma', [
      { untilS: 100, forS: 100 },
      { event: 'buffer', pod_id: 'middle', ads_planned: 1, untilS: 110, forS: 10 }, // until the first ad of a break
      { event: 'buffer', untilS: 115, forS: 5 }, // the same wait goes on
      anAd('C', { pod_id: 'middle', untilS: 125, forS: 10 }),
      anAd('C', { event: 'complete', pod_id: 'middle', untilS: 125 }),
      { untilS: 225, forS: 100 },
      { event: 'buffer', pod_id: 'late', ads_planned: 1, untilS: 228, forS: 3 }, // of a break without an ad
      { untilS: 328, forS: 100 },
    ]),
    ...beatsOf('felip', [
      { untilS: 50, forS: 50 },
      { event: 'stall', untilS: 54, forS: 4 }, // a player that names no break before its first ad
      anAd('C', { pod_id: 'middle', untilS: 64, forS: 10 }),
      anAd('C', { event: 'complete', pod_id: 'middle', untilS: 64 }),
      { untilS: 114, forS: 50 },
    ]),
    ...beatsOf('dora', [{ event: 'start', untilS: 0 }]), // leaves before the start
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
});
