import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import { latestRows, seedLiveState } from './live-seed.ts';
import { createLiveState } from './live-state.ts';

const NOW = Date.parse('2026-11-18T12:00:30.000Z');
const timesAt = (secondsAgo: number) => {
  const at = new Date(NOW - secondsAgo * 1000).toISOString();
  return { received_at: at, sent_at: at, occurred_at: at };
};

describe('restoring real time from the real engine (R-05)', () => {
  let dataDir: string;
  let events: EmbeddedEventStore;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-seed-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    const hit = {
      ...EMPTY_HIT,
      suite: 'one',
      visitor_id: 'anna',
      tier: 'consented',
      page_name: 'portada',
      path: '/',
      url: 'https://tramuntana.example/',
      referrer: 'https://www.google.com/',
    } as const;
    await events.insert('hits', [
      { ...hit, ...timesAt(40), event_id: 'h1' },
      { ...hit, ...timesAt(31 * 60), event_id: 'old', visitor_id: 'biel' },
      { ...hit, ...timesAt(3), event_id: 'elsewhere', visitor_id: 'carla', suite: 'two' },
      { ...hit, ...timesAt(2), event_id: 'bot', visitor_id: 'bot', is_robot: 1 },
      { ...hit, ...timesAt(2), event_id: 'forged', visitor_id: 'forged', request_visitors: 4 },
    ]);
    const report = {
      ...EMPTY_PLAYBACK,
      suites: ['two', 'one'],
      session_id: 's',
      event: 'play',
      asset_type: 'main',
      video_id: '1001',
      video_name: 'Cims',
      channel: 'tramuntana',
      stream_type: 'live',
    };
    await events.insert('playback', [
      { ...report, ...timesAt(5), event_id: 'p1', visitor_id: 'anna' },
      { ...report, ...timesAt(500), event_id: 'p0', visitor_id: 'dolors', session_id: 'before' },
    ]);
  });
  afterAll(async () => {
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  test('the state is the same as without a restart', async () => {
    const state = createLiveState();
    await seedLiveState(events, state, 'one', NOW);
    expect(state.now(NOW)).toMatchObject({
      visitors: 1,
      viewers: 1,
      pages: [{ pageName: 'portada', path: '/', visitors: 1 }],
      videos: [{ videoId: '1001', name: 'Cims', viewers: 1 }],
      channels: [{ channel: 'tramuntana', viewers: 1, liveViewers: 1 }],
      sources: [{ kind: 'search', host: 'google.com', visitors: 1 }],
    });
    const { viewers } = state.now(NOW).bySecond;
    expect([viewers.at(-1), viewers.at(-7), viewers.at(-501)]).toEqual([1, 0, 1]);
    expect(state.now(NOW).pageviewsByMinute.slice(-2)).toEqual([1, 0]);
  });

  test('the list has the last events, oldest first, with ISO times', async () => {
    const rows = await latestRows(events, 'one', NOW, 2);
    expect(rows.map(({ row }) => row.event_id)).toEqual(['h1', 'p1']);
    expect(rows[1]?.row.received_at).toBe('2026-11-18T12:00:25.000Z');
  });
});
