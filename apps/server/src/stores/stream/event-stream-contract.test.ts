/**
 * Contract of streams, tested on both implementations: directly into the store, and JetStream with a writer (S-03,
 * S-05).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createNatsCluster, type NatsCluster } from '../../../tools/cluster/nats-cluster.ts';
import { findNatsServer, reportMissing } from '../../commands/find-programs.ts';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../events/embedded-event-store.ts';
import type { EventRow } from '../events/event-rows.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, EMPTY_REJECTED } from '../events/event-rows.ts';
import { connectNats } from './connect-nats.ts';
import { createDirectStream } from './direct-stream.ts';
import type { EventStream } from './event-stream.ts';
import { EVENTS_SUBJECT, STREAM, setUpStream, WRITER } from './jetstream-setup.ts';
import { createJetStream } from './jetstream-stream.ts';
import { startWriter } from './jetstream-writer.ts';
import { openJournalStream } from './journal/journal-stream.ts';
import { sweepStaleMessages } from './sweep-stale-messages.ts';

const AT = '2026-11-21T02:43:35.250Z';
const times = { received_at: AT, sent_at: AT, occurred_at: AT };
const hit = (event_id: string, more = {}): EventRow => ({
  table: 'hits',
  row: { ...EMPTY_HIT, ...times, event_id, suite: 's', ...more },
});
const heartbeat = (event_id: string): EventRow => ({
  table: 'playback',
  row: { ...EMPTY_PLAYBACK, ...times, event_id },
});
const refused = (event_id: string): EventRow => ({
  table: 'rejected',
  row: { ...EMPTY_REJECTED, event_id, received_at: AT, reason: 'badValue', raw: '/b/ss/?x=%FF' },
});

const command = findNatsServer(process.env);
if (!command) reportMissing('nats-server');

let directory: string;
let events: EmbeddedEventStore;
let nats: NatsCluster;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-stream-'));
  events = await openEmbeddedEventStore({ dataDir: directory });
  if (command) {
    nats = await createNatsCluster(command, join(directory, 'nats'));
    await nats.start();
  }
});
afterAll(async () => {
  await events.close();
  if (command) await nats.stop();
  await rm(directory, { recursive: true, maxRetries: 5 });
});

interface Opened {
  stream: EventStream;
  close(): Promise<void>;
}

async function openJetStream(): Promise<Opened> {
  const settings = { servers: nats.urls, replicas: 3, maxBytes: 64_000_000 };
  const connection = await connectNats(settings);
  const manager = await setUpStream(connection, settings);
  const stream = createJetStream({ connection, manager });
  const writer = startWriter({ connection, events, log: pino({ level: 'silent' }), lingerMs: 20 });
  return {
    stream,
    close: async () => {
      await stream.close();
      await writer.close();
      await connection.drain();
    },
  };
}

function openDirect(): Opened {
  const stream = createDirectStream({ events });
  return { stream, close: stream.close };
}

async function openJournaled(): Promise<Opened> {
  const log = pino({ level: 'silent' });
  const stream = await openJournalStream({ directory: await mkdtemp(join(directory, 'journal-')), events, log });
  return { stream, close: stream.close };
}

const STREAMS: [string, () => Opened | Promise<Opened>][] = [
  ['direct', openDirect],
  ['through a journal', openJournaled],
];
if (command) STREAMS.push(['JetStream with a writer', openJetStream]);

describe.each(STREAMS)('stream: %s (S-03, S-05)', (name, open) => {
  let opened: Opened;
  let stream: EventStream;
  const id = (of: string) => `${name}-${of}`;
  beforeAll(async () => {
    opened = await open();
    ({ stream } = opened);
  });
  afterAll(() => opened.close());

  const stored = (table: string, like: string) =>
    events.query(
      `SELECT event_id, count() AS n FROM ${table} FINAL WHERE startsWith(event_id, {like:String}) GROUP BY 1 ORDER BY 1`,
      {
        like: id(like),
      },
    );

  test('S-03 after settling, every table has every appended value', async () => {
    const full = hit(id('all'), {
      page_name: 'portada «l·l» \u{1F4FA}\u0000\n"',
      events: ['event1', 'event2=3'],
      variables: { c1: 'seccio' },
      clock_skew_ms: -90_000,
    });
    await stream.append([full, heartbeat(id('all-p')), refused(id('all-r'))]);
    await stream.settle();
    const [row] = await events.query('SELECT * FROM hits WHERE event_id = {id:String}', { id: id('all') });
    expect(row).toMatchObject({ page_name: 'portada «l·l» \u{1F4FA}\u0000\n"', events: ['event1', 'event2=3'] });
    expect(row).toMatchObject({ variables: { c1: 'seccio' }, clock_skew_ms: -90_000, suite: 's' });
    expect(await stored('playback', 'all-p')).toHaveLength(1);
    expect(await stored('rejected', 'all-r')).toHaveLength(1);
    expect(stream.depth()).toBe(0);
  });

  test('S-03 a repeat is one row; one event in two report suites is two', async () => {
    const inBoth = [hit(id('twice')), hit(id('twice'), { suite: 'other' })];
    await stream.append(inBoth);
    await stream.append(inBoth);
    await stream.settle();
    expect(await stored('hits', 'twice')).toEqual([{ event_id: id('twice'), n: 2 }]);
  });

  test('S-04 rejected bytes that become readable shortly afterwards are not treated as a repeat', async () => {
    await stream.append([refused(id('readable'))]);
    await stream.append([hit(id('readable'))]);
    await stream.settle();
    expect(await stored('rejected', 'readable')).toHaveLength(1);
    expect(await stored('hits', 'readable')).toHaveLength(1);
  });

  test('R-05 listeners receive durable rows until they unsubscribe', async () => {
    const received = vi.fn();
    const stop = stream.onAppended(received);
    await stream.settle();
    await stream.append([hit(id('heard'))]);
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith([hit(id('heard'))]));
    stop();
    await stream.append([hit(id('unheard'))]);
    await stream.settle();
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('S-03 rows above the queue limit are refused as full', async () => {
    const tooMany = Array.from({ length: 20_001 }, (_, i) => hit(id(`many-${i}`)));
    await expect(stream.append(tooMany)).rejects.toMatchObject({ name: 'StreamError', kind: 'full' });
    expect(await stored('hits', 'many')).toEqual([]);
  });

  test('S-04 a row that the event store refuses is stored as rejected, the rest is stored', async () => {
    const bad = hit(id('bad'), { clock_skew_ms: 'soon' as unknown as number, raw: '/b/ss/?bad' });
    await stream.append([hit(id('good-1')), bad, hit(id('good-2'))]);
    await stream.settle();
    expect(await stored('hits', 'good')).toHaveLength(2);
    expect(await stored('hits', 'bad')).toEqual([]);
    const [aside] = await events.query('SELECT reason, raw FROM rejected WHERE event_id = {id:String}', {
      id: id('bad'),
    });
    expect(aside).toEqual({ reason: 'unstorable', raw: '/b/ss/?bad' });
  });

  test('S-04 a rejected event that the event store cannot store unchanged does not block others', async () => {
    const bad = refused(id('worse'));
    await stream.append([{ ...bad, row: { ...bad.row, client_clock_ms: 1e300 } } as EventRow, refused(id('plain'))]); // cast: spread of a union
    await stream.settle();
    expect(await stored('rejected', 'plain')).toHaveLength(1);
    const [aside] = await events.query('SELECT reason, raw FROM rejected WHERE event_id = {id:String}', {
      id: id('worse'),
    });
    expect(aside).toEqual({ reason: 'unstorable', raw: '/b/ss/?x=%FF' });
  });

  test('closing makes waiting rows durable and refuses new ones', async () => {
    const other = await open();
    const waiting = other.stream.append([hit(id('last'))]);
    await other.close();
    await waiting;
    await expect(other.stream.append([hit(id('late'))])).rejects.toMatchObject({ kind: 'unavailable' });
    await stream.settle();
    expect(await stored('hits', 'last')).toHaveLength(1);
  });
});

describe.skipIf(!command)('a stream on NATS (S-03)', () => {
  test('S-03 messages lost by the consumer are stored and deleted; waiting ones are not touched', async () => {
    const settings = { servers: nats.urls, replicas: 3, maxBytes: 64_000_000 };
    const connection = await connectNats(settings);
    const manager = await setUpStream(connection, settings);
    const stream = createJetStream({ connection, manager });
    await jetstream(connection).publish(EVENTS_SUBJECT, '{"of":"a later version"}');
    await stream.append([hit('straggler-1'), heartbeat('straggler-2')]);
    const consumer = await jetstream(connection).consumers.get(STREAM, WRITER);
    // Delivered and never acknowledged, as by a killed writer.
    for await (const message of await consumer.fetch({ max_messages: 3, expires: 5000 })) {
      if (message.info.pending === 0) break;
    }
    await stream.append([hit('straggler-3')]);
    const parts = { events, onSetAside: () => {} };
    expect(await sweepStaleMessages(manager, parts, Date.now())).toBe(0); // not stale yet
    expect(await sweepStaleMessages(manager, parts, Date.now(), 0)).toBe(2);
    expect((await manager.streams.info(STREAM)).state.messages).toBe(2); // the unreadable message and the last one
    const rows = await events.query("SELECT event_id FROM hits FINAL WHERE startsWith(event_id, 'straggler-')");
    expect(rows).toEqual([{ event_id: 'straggler-1' }]);
    await manager.streams.purge(STREAM);
    await stream.close();
    await connection.drain();
  });

  test('S-03 a full stream refuses new events and drops no old ones', async () => {
    const settings = { servers: nats.urls, replicas: 3, maxBytes: 100_000 };
    const connection = await connectNats(settings);
    const manager = await setUpStream(connection, settings);
    const stream = createJetStream({ connection, manager });
    const raw = 'x'.repeat(20_000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => stream.append([hit(`big-${i}`, { raw })])),
    );
    const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.kind] : []));
    expect(kept).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(['full']));
    expect((await manager.streams.info(STREAM)).state.messages).toBe(kept);
    await manager.streams.purge(STREAM);
    await stream.close();
    await connection.drain();
  });
});
