/** Failures of both kinds in stored heartbeats, and what they have in common. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, BEGAN_MS, type Beat, beatsOf } from '../query/testing/beats.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { watchRule } from './watch-rule.ts';

const SUITE = 'failure-wave';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-failure-wave-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const start: Beat = { event: 'start', untilS: 0 };
const broken = [start, { untilS: 60, forS: 60 }, { event: 'error', error_id: 'fragLoadError', untilS: 60 }];
const unstarted = [start, { event: 'error', error_id: 'manifestLoadError', untilS: 3 }];
const fine = [start, { untilS: 60, forS: 60 }];
const sessions = (count: number, video_id: string, beats: readonly Beat[]) =>
  Array.from({ length: count }, (_, i) =>
    beatsOf(SUITE, `${video_id} ${beats.at(-1)?.event ?? 'play'} ${i}`, beats).map((row) => ({
      ...row,
      video_id,
      video_name: video_id,
    })),
  ).flat();

test('R-13 a stream that breaks while it is watched is the cause, beside other failures before the first frame', async () => {
  const pageViews = [1, 2, 3].map((days) => {
    const at = new Date(BEGAN_MS - days * DAY_MS + MINUTE_MS).toISOString();
    return { ...EMPTY_HIT, event_id: at, received_at: at, sent_at: at, occurred_at: at, suite: SUITE };
  });
  await store.insert('hits', pageViews);
  await store.insert('playback', [
    ...sessions(9, 'Cims', broken),
    ...sessions(3, 'El temps', unstarted),
    ...sessions(20, 'El temps', fine),
  ]);
  const at = { ...answering(store, SUITE), nowMs: BEGAN_MS + 65 * MINUTE_MS };
  const found = await watchRule(at, { watch: { kind: 'failures' }, suite: SUITE }, new Map());
  expect(found).toMatchObject({ kind: 'alert', value: 12, usual: 0 });
  expect(await found.cause()).toMatchObject({ dimension: 'title', value: 'Cims', now: 9, usual: 0, share: 0.75 });
});
