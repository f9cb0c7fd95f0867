import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answering } from '../../query/answering.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerAnalysis, answerAnalysisRows } from './answer-analysis.ts';
import { POSITIONS } from './positions.ts';

const SUITE = 'positions';
const BEGAN_MS = Date.parse('2026-11-20T20:00:00Z');
let dataDir: string;
let store: EventStore;

/** A heartbeat of content that played until `atS` seconds after the beginning. */
const aBeat = (viewing: string, atS: number, playheadS: number, playedS: number): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  event_id: `${viewing} ${atS}`,
  suites: [SUITE],
  session_id: viewing,
  visitor_id: viewing,
  tier: 'consented',
  event: 'play',
  asset_type: 'main',
  stream_type: 'vod',
  video_id: '1004',
  length_s: 60,
  playhead_s: playheadS,
  duration_ms: playedS * 1000,
  occurred_at: new Date(BEGAN_MS + atS * 1000).toISOString(),
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-positions-'));
  store = await openEmbeddedEventStore({ dataDir });
  await store.insert('playback', [
    // Plays 0 to 30 without a break.
    aBeat('anna', 10, 10, 10),
    aBeat('anna', 20, 20, 10),
    aBeat('anna', 30, 30, 10),
    // Plays 0 to 10, jumps, plays 40 to 50, goes back and stops in the part from 10 to 20.
    aBeat('biel', 10, 10, 10),
    aBeat('biel', 25, 50, 10),
    aBeat('biel', 40, 14, 4),
    // Plays 5 to 10 only.
    aBeat('carla', 5, 10, 5),
    // Another title.
    { ...aBeat('dora', 10, 10, 10), video_id: '1005' },
  ]);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const answering = (): Answering => ({
  events: store,
  completeness: async () => ({ completeUntil: '2026-12-01T00:00:00.000Z', waitingEvents: 0 }),
  timeZone: 'Europe/Madrid',
  reportSuite: SUITE,
  nowMs: BEGAN_MS + 86_400_000,
});
const query = POSITIONS.schema.parse({
  period: { from: '2026-11-20', to: '2026-11-20' },
  filter: { is: 'equals', dimension: 'mediaId', value: '1004' },
  per: 10,
});

describe('audience along a title', () => {
  test('R-10 of heartbeats at the same instant the last one is by id, in whatever order they arrive', async () => {
    const [earlier, later] = [aBeat('tie', 10, 8, 2), aBeat('tie', 10, 48, 2)].map((beat, i) => ({
      ...beat,
      ...{ event_id: `tie ${i}`, video_id: '1006' },
    }));
    const left = async () => {
      const tied = { ...query, filter: { is: 'equals' as const, dimension: 'mediaId', value: '1006' } };
      const answer = await answerAnalysis(POSITIONS, tied, answering());
      return answer.ok ? answer.value.points : answer.error;
    };
    const expected = [
      { atS: 0, viewings: 1, left: 0 },
      { atS: 40, viewings: 1, left: 1 },
    ];
    if (!earlier || !later) throw new Error('two heartbeats');
    await store.insert('playback', [later]);
    await store.insert('playback', [earlier]);
    expect(await left()).toEqual(expected);
    await store.insert('playback', [later]);
    await store.change('optimize table playback final');
    expect(await left()).toEqual(expected);
  });

  test('R-10 counts each viewing once in every part that it played, and once where it stopped', async () => {
    const answer = await answerAnalysis(POSITIONS, query, answering());
    expect(answer.ok && answer.value).toMatchObject({
      viewings: 3,
      lengthS: 60,
      points: [
        { atS: 0, viewings: 3, left: 1 },
        { atS: 10, viewings: 2, left: 1 },
        { atS: 20, viewings: 1, left: 1 },
        { atS: 40, viewings: 1, left: 0 },
      ],
    });
  });

  test('R-10 opens the viewings behind a point, and those that stopped there', async () => {
    const rows = async (isLeft: boolean, parts: object = { atS: 10 }) => {
      const request = POSITIONS.rowsSchema.parse({ query, isLeft, ...parts });
      const answer = await answerAnalysisRows(POSITIONS, request, answering());
      return answer.ok ? answer.value.rows.map(({ id }) => id) : answer.error;
    };
    expect(await rows(false)).toEqual(['anna', 'biel']);
    expect(await rows(true)).toEqual(['biel']);
    // Of several parts each viewing once: as many as the departures of all of them.
    expect(await rows(true, { atS: 0, untilS: 20 })).toEqual(['biel', 'carla']);
    expect(await rows(true, { atS: 0, untilS: 30 })).toEqual(['anna', 'biel', 'carla']);
    expect(await rows(false, { atS: 10, untilS: 50 })).toEqual(['anna', 'biel']);
  });
});
