import { beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../http/monitoring/metrics.ts';
import type { Metrics } from '../http/monitoring/server-metrics.ts';
import { createMemoryStream, type MemoryStream } from '../http/testing/create-test-server.ts';
import type { Received } from '../ingest/received.ts';
import { StreamError } from '../stores/stream/event-stream.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createDecode } from './protocols/decode.ts';

const hit = (page: string, query = `AQB=1&pageName=${page}&AQE=1`): Received => ({
  protocol: 'analytics',
  method: 'GET',
  path: '/b/ss/one/1/JS/s1',
  query,
  receivedAtMs: Date.UTC(2026, 10, 21),
  userAgent: 'Mozilla/5.0 Firefox/145.0',
  address: '81.2.69.142',
});

let stream: MemoryStream;
let metrics: Metrics;
let inbox: Inbox;
beforeEach(() => {
  stream = createMemoryStream();
  metrics = createMetrics();
  inbox = createInbox({ stream, metrics, decode: createDecode('one', null) });
});
const pages = () => stream.rowsOf('hits').map((row) => row.page_name);
/** Counter value of analytics events. */
async function counted(name: string, labels = ''): Promise<number> {
  const line = new RegExp(`^sintonia_${name}\\{(?:protocol="analytics"|why="\\w+")${labels}\\} (\\d+)$`, 'm');
  return Number(line.exec(await metrics.registry.metrics())?.[1] ?? 0);
}

describe('inbox', () => {
  test('S-03 an event is accepted and counted once it is durable, after every step', async () => {
    const { promise: durable, resolve: sync } = Promise.withResolvers<void>();
    const slow = { append: () => durable };
    const waiting = createInbox({ stream: slow, metrics, decode: createDecode('one', null) }).receive([hit('a')]);
    expect(await counted('events_received_total')).toBe(1);
    expect(await counted('events_accepted_total')).toBe(0);
    sync();
    expect(await waiting).toEqual({ kind: 'received', outcomes: [{ kind: 'accepted' }] });
    expect(await counted('events_accepted_total')).toBe(1);
    await inbox.receive([hit('b')]);
    expect(stream.rowsOf('hits')).toMatchObject([{ page_name: 'b', tier: 'none', is_robot: 0, address: '' }]);
  });

  test('S-06 stores whether the tag marked an event as one of our own staff', async () => {
    const heartbeat = (more: string): Received => ({
      ...hit(
        '',
        `s:event:sid=s1&s:event:type=play&l:event:ts=1795219200000&s:asset:type=main&s:asset:video_id=7${more}`,
      ),
      protocol: 'heartbeat',
      path: '/hb/',
    });
    await inbox.receive([
      hit('', 'AQB=1&pageName=a&staff=1&AQE=1'),
      hit('', 'AQB=1&pageName=a&staff=&AQE=1'),
      hit('', 'AQB=1&pageName=a&AQE=1'),
      heartbeat('&s:own:staff=1'),
      heartbeat(''),
    ]);
    const marks = (table: 'hits' | 'playback') => stream.rowsOf(table).map(({ is_staff }) => is_staff);
    expect([marks('hits'), marks('playback')]).toEqual([
      [1, 0, 0],
      [1, 0],
    ]);
  });

  test('S-03 a repeated event, in one batch or later, is written once and reported as repeated', async () => {
    const batch = await inbox.receive([hit('a'), hit('a'), hit('b')]);
    expect(batch).toMatchObject({ outcomes: [{ kind: 'accepted' }, { kind: 'repeated' }, { kind: 'accepted' }] });
    expect(await inbox.receive([hit('b')])).toMatchObject({ outcomes: [{ kind: 'repeated' }] });
    expect(pages()).toEqual(['a', 'b']);
    expect(await counted('events_repeated_total')).toBe(2);
  });

  test('S-04 an invalid event is stored as received, counted by reason, and does not affect others', async () => {
    const receipt = await inbox.receive([hit('cut', 'AQB=1&pageName=cut'), hit('a')]);
    expect(receipt).toMatchObject({
      outcomes: [{ kind: 'rejected', rejection: { reason: 'truncated' } }, { kind: 'accepted' }],
    });
    expect(stream.rowsOf('rejected')).toMatchObject([
      { reason: 'truncated', raw: '/b/ss/one/1/JS/s1?AQB=1&pageName=cut', address: '81.2.69.0' },
    ]);
    expect(pages()).toEqual(['a']);
    expect(await counted('events_rejected_total', ',reason="truncated"')).toBe(1);
  });

  test('S-03 an event that could not be made durable is not acknowledged, and accepted when resent', async () => {
    stream.failWith(new StreamError('full', 'no room'));
    expect(await inbox.receive([hit('a')])).toEqual({ kind: 'unavailable', why: 'full' });
    expect(await counted('appends_refused_total')).toBe(1);
    stream.failWith(null);
    expect(await inbox.receive([hit('a')])).toMatchObject({ outcomes: [{ kind: 'accepted' }] });
    expect(pages()).toEqual(['a']);
  });

  test('internal errors are not reported as an unavailable store', async () => {
    stream.failWith(new TypeError('ours'));
    await expect(inbox.receive([hit('a')])).rejects.toThrow('ours');
  });
});
