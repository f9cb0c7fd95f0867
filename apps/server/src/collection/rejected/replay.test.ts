import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RejectReason } from '@sintonia/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../http/monitoring/metrics.ts';
import { eventIdOf } from '../../ingest/event-id.ts';
import { protocolOf, type Received } from '../../ingest/received.ts';
import { splitTarget } from '../../ingest/request-to-received.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventTable } from '../../stores/events/event-rows.ts';
import { createDirectStream } from '../../stores/stream/direct-stream.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import { createInbox, type Inbox } from '../inbox.ts';
import { createDecode, type Decode } from '../protocols/decode.ts';
import { countRejections } from './rejection-counts.ts';
import { replay } from './replay.ts';

const RECEIVED_MS = Date.UTC(2026, 10, 20, 12);
const today = createDecode('tramuntana-dev', null);
/** A decoder after a fix. */
const fixedBy =
  (fix: (query: string) => string): Decode =>
  (received, eventId) =>
    today({ ...received, query: fix(received.query) }, eventId);
/** Decodes truncated hits. */
const fixed = fixedBy((query) => `${query}&AQE=1`);

const received = (target: string, more: Partial<Received> = {}): Received => {
  const [path, query] = splitTarget(target);
  const common = {
    method: 'GET',
    receivedAtMs: RECEIVED_MS,
    userAgent: 'Mozilla/5.0 Firefox/145.0',
    address: '81.2.69.142',
  };
  return { ...common, path, query, protocol: protocolOf(path), ...more };
};
const CUT = '/b/ss/one,two/1/JS/s1?AQB=1&mid=20000000000000000000000000000000000001&pageName=a';
const OTHER = '/b/ss/one/1/JS/s2?AQB=1&pageName=b';

let dataDir: string;
let events: EmbeddedEventStore;
let stream: EventStream;
let inbox: Inbox;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-replay-'));
  events = await openEmbeddedEventStore({ dataDir });
  stream = createDirectStream({ events, lingerMs: 0 });
  inbox = createInbox({ stream, metrics: createMetrics(), decode: today });
});
afterEach(async () => {
  await stream.close();
  await events.close();
  await rm(dataDir, { recursive: true });
});

const again = (
  decode: Decode,
  reason: RejectReason = 'truncated',
  more: { isDryRun?: boolean; sinceMs?: number } = {},
) => replay({ events, stream, decode }, { reason, sinceMs: 0, isDryRun: false, ...more });
const rows = <T>(table: EventTable, columns: string) =>
  events.query<T>(`SELECT ${columns} FROM ${table} FINAL ORDER BY event_id, 1`);

describe('replay (S-04)', () => {
  test('S-04 an event readable after a fix moves to its table once, with its original values', async () => {
    await inbox.receive([received(CUT), received(OTHER)]);
    expect(await again(fixed)).toEqual({ looked: 2, readable: 2, cut: 0, still: {}, moved: 2 });
    expect(await rows('rejected', 'event_id')).toEqual([]);
    const hits = await rows('hits', 'suite, event_id, page_name, address, is_robot, browser, received_at');
    const common = {
      address: '81.2.69.0',
      is_robot: 0,
      browser: 'Firefox 145',
      received_at: '2026-11-20 12:00:00.000',
    };
    const first = { ...common, event_id: eventIdOf(CUT), page_name: 'a' };
    expect(hits).toHaveLength(3);
    expect(hits).toEqual(
      expect.arrayContaining([
        { ...first, suite: 'one' },
        { ...first, suite: 'two' },
        // Without a visitor id there is no consent, so no address is stored.
        { ...common, event_id: eventIdOf(OTHER), page_name: 'b', suite: 'one', address: '' },
      ]),
    );
    expect(await again(fixed)).toMatchObject({ looked: 0, moved: 0 });
  });

  test('S-03 an event that the client has resent meanwhile stays one row', async () => {
    await inbox.receive([received(OTHER)]);
    const inboxAfter = createInbox({ stream, metrics: createMetrics(), decode: fixed });
    await inboxAfter.receive([received(OTHER, { receivedAtMs: RECEIVED_MS + 60_000 })]);
    await again(fixed);
    expect(await rows('hits', 'event_id')).toHaveLength(1);
  });

  test('S-03 after a replay interrupted before its deletion, the next one leaves one row', async () => {
    await inbox.receive([received(OTHER)]);
    const cut = { query: events.query, remove: () => Promise.reject(new Error('killed')) };
    await expect(
      replay({ events: cut, stream, decode: fixed }, { reason: 'truncated', sinceMs: 0, isDryRun: false }),
    ).rejects.toThrow('killed');
    expect(await again(fixed)).toMatchObject({ moved: 1 });
    expect(await rows('hits', 'event_id')).toHaveLength(1);
    expect(await rows('rejected', 'event_id')).toEqual([]);
  });

  test('S-04 a dry run changes nothing; unreadable or truncated events stay, and are counted', async () => {
    await inbox.receive([received(OTHER)]);
    await inbox.receive([received(`${OTHER}&c1=${'x'.repeat(40_000)}`)]);
    expect(await again(fixed, 'truncated', { isDryRun: true })).toEqual({
      looked: 2,
      readable: 1,
      cut: 1,
      still: {},
      moved: 0,
    });
    expect(await again(today)).toMatchObject({ looked: 2, cut: 1, still: { truncated: 1 }, moved: 0 });
    expect(await again(fixed, 'truncated', { sinceMs: RECEIVED_MS + 1 })).toMatchObject({ looked: 0 });
    expect(await countRejections(events, 0)).toEqual([
      { protocol: 'analytics', reason: 'truncated', count: 2, latest: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  test('S-04 an event that the engine refuses is never deleted', async () => {
    await inbox.receive([received(OTHER)]);
    const refusing = { append: async () => {}, settle: async () => {} };
    const parts = { events, stream: refusing, decode: fixed };
    const summary = await replay(parts, { reason: 'truncated', sinceMs: 0, isDryRun: false });
    expect(summary).toMatchObject({ readable: 1, moved: 0 });
    expect(await rows('rejected', 'event_id')).toHaveLength(1);
  });

  test('S-06 a resent event keeps its own time', async () => {
    const heartbeat = (ms: number) =>
      `/hb/?s:event:sid=1&s:event:type=play&l:event:duration=ten&l:event:playhead=1&l:event:ts=${ms}&s:asset:type=main&s:asset:video_id=1`;
    const clockMs = RECEIVED_MS + 3_600_000;
    await inbox.receive([received(heartbeat(clockMs - 60_000), { resent: { clockMs } })]);
    const readsTen = fixedBy((query) => query.replace('=ten', '=10'));
    expect(await again(readsTen, 'badValue')).toMatchObject({ moved: 1 });
    expect(await rows('playback', 'duration_ms, occurred_at, event_id')).toEqual([
      { duration_ms: 10, occurred_at: '2026-11-20 11:59:00.000', event_id: eventIdOf(heartbeat(clockMs - 60_000)) },
    ]);
  });

  test('S-04 a rejected batch is replayed line by line; an invalid line is rejected separately', async () => {
    const bytes = gzipSync(`${OTHER}&AQE=1\n${CUT}`);
    const batch = { protocol: 'batch', path: '/collect', query: `base64,${bytes.toString('base64')}` } as const;
    await inbox.refuse(received('', batch), { reason: 'tooManyLines' });
    expect(await again(today, 'tooManyLines')).toMatchObject({ looked: 1, moved: 1 });
    expect(await rows('hits', 'event_id')).toEqual([{ event_id: eventIdOf(`${OTHER}&AQE=1`) }]);
    expect(await rows('rejected', 'event_id, reason')).toEqual([{ event_id: eventIdOf(CUT), reason: 'truncated' }]);
  });

  test('S-04 events of an unknown suite are set aside with its name, and counted there once it is known', async () => {
    const knowing = (...suites: string[]) => createDecode('one', new Set(suites));
    const careful = createInbox({ stream, metrics: createMetrics(), decode: knowing('one') });
    const BOTH = '/b/ss/one,two/1/JS/s1?AQB=1&pageName=a&AQE=1';
    const WATCHED =
      '/hb/?s:asset:type=main&s:event:type=play&s:sc:rsid=two,three&s:event:sid=x&l:event:ts=1795176000000&s:asset:video_id=1&s:asset:name=n&s:asset:publisher=p&s:cuser:customer_user_ids.puuid.id=1&l:event:playhead=0&l:event:duration=0&s:sp:player_name=p&s:sp:sdk=s&s:sp:channel=c&s:sp:hb_version=1&s:stream:type=vod&l:asset:length=60&s:aam:mid=1&s:user:mid=1';
    const receipt = await careful.receive([received(BOTH), received(WATCHED), received(BOTH)]);
    const unreadable = receipt.kind === 'received' && receipt.outcomes.some(({ kind }) => kind === 'rejected');
    expect(unreadable).toBe(false);
    expect(await rows('rejected', 'reason, field')).toEqual(
      expect.arrayContaining([
        { reason: 'unknownSuite', field: 'two' },
        { reason: 'unknownSuite', field: 'two,three' },
      ]),
    );
    expect(await rows('hits', 'suite')).toEqual([{ suite: 'one' }]);
    expect(await rows('playback', 'suites')).toEqual([]);
    expect(await again(knowing('one'), 'unknownSuite')).toMatchObject({ still: { unknownSuite: 1 }, moved: 0 });
    expect(await again(knowing('one', 'two'), 'unknownSuite')).toMatchObject({ looked: 2, readable: 2, moved: 1 });
    expect(await rows('playback', 'suites')).toEqual([{ suites: ['two'] }]);
    expect(await again(knowing('one', 'two', 'three'), 'unknownSuite')).toMatchObject({ looked: 1, moved: 1 });
    expect(await rows('hits', 'suite')).toEqual([{ suite: 'one' }, { suite: 'two' }]);
    expect(await rows('playback', 'suites')).toEqual([{ suites: ['two', 'three'] }]);
    expect(await rows('rejected', 'reason')).toEqual([]);
  });

  test('S-04 only the named events are read again', async () => {
    await inbox.receive([received(CUT)]);
    await inbox.receive([received(CUT.replace('pageName=a', 'pageName=b'))]);
    const found = await events.query<{ event_id: string }>('SELECT event_id FROM rejected FINAL ORDER BY event_id');
    const ids = found.slice(0, 1).map(({ event_id }) => event_id);
    expect(ids).toHaveLength(1);
    const wanted = { reason: 'truncated', sinceMs: 0, isDryRun: false } as const;
    const some = await replay({ events, stream, decode: fixed }, { ...wanted, ids });
    expect(some).toMatchObject({ looked: 1, moved: 1 });
    expect(await replay({ events, stream, decode: fixed }, { ...wanted, ids: ["' OR 1=1 --"] })).toMatchObject({
      looked: 0,
    });
    expect(await replay({ events, stream, decode: fixed }, wanted)).toMatchObject({ looked: 1, moved: 1 });
  });
});
