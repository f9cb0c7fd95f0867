/** Signed-in persons, computed by hand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, type HitRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { answerOf, BEGAN_MS } from '../testing/beats.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-person-metrics-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const aView = (i: number, visitor_id: string, more: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  event_id: `persons ${i}`,
  suite: 'persons',
  kind: 'pageview',
  occurred_at: new Date(BEGAN_MS + i * 1000).toISOString(),
  visitor_id,
  tier: visitor_id === '' ? 'none' : 'consented',
  page_name: 'portada',
  ...more,
});

test('R-01 a person who signs in on two devices counts once, and a browser where nobody signs in counts as itself', async () => {
  const marta = { customer_id: 'marta', tier: 'signedIn', device: 'mobile' } as const;
  const pau = { customer_id: 'pau', tier: 'signedIn', device: 'desktop' } as const;
  await store.insert('hits', [
    aView(0, 'telephone', { device: 'mobile' }), // before the sign-in
    aView(1, 'telephone', marta),
    aView(2, 'computer', { ...marta, device: 'desktop' }),
    aView(3, 'computer', pau), // a second person at the same computer
    aView(4, 'tablet', { device: 'mobile' }),
    aView(5, 'tablet', { device: 'mobile' }),
    aView(6, ''),
  ]);
  const metrics = ['visitors', 'persons', 'visitorsAcrossDevices'];
  expect((await answerOf(store, 'persons', { metrics })).totals).toEqual({
    visitors: 3,
    persons: 2,
    visitorsAcrossDevices: 3, // Marta, Pau, the tablet
  });
  const { rows } = await answerOf(store, 'persons', {
    metrics,
    dimensions: ['device'],
    sort: { by: 'device', direction: 'ascending' },
  });
  expect(rows.map(({ dimensions, metrics: figures }) => [dimensions.device, ...Object.values(figures)])).toEqual([
    ['desktop', 1, 2, 2],
    ['mobile', 2, 1, 2],
  ]);
});
