import { LiveEvent, LiveNow } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, type EventRow, type HitRow } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { realtimeRoutes } from './realtime-routes.ts';

const aHitNow = (event_id: string, visitor_id: string, suite = 'one'): EventRow & { row: HitRow } => {
  const at = new Date().toISOString();
  const row = {
    ...EMPTY_HIT,
    event_id,
    suite,
    visitor_id,
    tier: 'consented',
    page_name: 'portada',
    path: '/',
  } as const;
  return { table: 'hits', row: { ...row, received_at: at, occurred_at: at, sent_at: at } };
};

/** A stream that a test appends to by hand. */
function byHand() {
  const listeners = new Set<(rows: readonly EventRow[]) => void>();
  return {
    onAppended: (listener: (rows: readonly EventRow[]) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append: (...rows: EventRow[]) => {
      for (const listener of listeners) listener(rows);
    },
    listeners,
  };
}

interface Message {
  event: string;
  id: string;
  data: unknown;
}

/** Reads messages until one satisfies `until`. */
async function readUntil(response: Response, until: (message: Message) => boolean): Promise<Message[]> {
  const messages: Message[] = [];
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      if (!line('event')) continue;
      const message = { event: line('event'), id: line('id'), data: JSON.parse(line('data')) };
      messages.push(message);
      if (until(message)) return messages;
    }
  }
  return messages;
}

describe('/api/realtime (R-05)', () => {
  let app: FastifyInstance;
  let isStaff = true;
  let mayIdentify = true;
  afterEach(() => app.close());

  const serve = async (query: EventStore['query'] = async () => []) => {
    const stream = byHand();
    app = Fastify();
    isStaff = true;
    mayIdentify = true;
    const requireStaff = () => async () => {};
    await app.register(realtimeRoutes, {
      stream,
      events: { query },
      reportSuite: 'one',
      nowMs: Date.now,
      requireStaff,
      isStillStaff: async () => isStaff,
      maySeeIdentifiers: async () => mayIdentify,
      sessionCheckMs: 20,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return { stream, open: (headers = {}, query = '') => fetch(`${address}/api/realtime${query}`, { headers }) };
  };
  test('R-08 a stream ends when its session has ended or its owner is disabled', async () => {
    const { open } = await serve();
    const stream = await open();
    isStaff = false;
    expect(await stream.text()).toContain('retry: 2000');
  });

  test('R-06 a visitor is followed by a prefix of the id, among others, including earlier events', async () => {
    const stored = {
      ...aHitNow('e0', 'anna-0001').row,
      received_at: new Date().toISOString().replace('T', ' ').replace('Z', ''),
    };
    const { stream, open } = await serve((async (sql: string) =>
      sql.includes('select * from hits') ? [stored] : []) as EventStore['query']);
    const response = await open({}, '?visitor=anna-000');
    setTimeout(() => {
      stream.append(
        ...Array.from({ length: 300 }, (_, i) => aHitNow(`o${i}`, 'biel-0001')),
        aHitNow('e1', 'anna-0001'),
      );
      stream.append(
        ...Array.from({ length: 300 }, (_, i) => aHitNow(`p${i}`, 'biel-0001')),
        aHitNow('e2', 'anna-0001'),
      );
    }, 50);
    const messages = await readUntil(response, ({ id }) => id === 'e2');
    expect(new Set(messages.filter(({ event }) => event === 'event').map(({ id }) => id))).toEqual(
      new Set(['e0', 'e1', 'e2']),
    );
    expect((await open({}, '?visitor=a')).status).toBe(400);
  });

  test('R-06 the first heartbeat has no visitor id, and is shown with the followed visitor’s session', async () => {
    const { stream, open } = await serve();
    const response = await open({}, '?visitor=anna-000');
    const report = (event_id: string, visitor_id: string, session_id: string): EventRow => ({
      table: 'playback',
      row: {
        ...EMPTY_PLAYBACK,
        event_id,
        visitor_id,
        session_id,
        suites: ['one'],
        received_at: new Date().toISOString(),
      },
    });
    setTimeout(() => {
      stream.append(report('r0', '', 's1'), report('x0', '', 's2'));
      stream.append(report('r1', 'anna-0001', 's1'), report('x1', 'biel-0001', 's2'));
      stream.append(report('r2', '', 's1'), report('r3', 'anna-0001', 's1'));
    }, 50);
    const messages = await readUntil(response, ({ id }) => id === 'r3');
    expect(messages.flatMap(({ event, id }) => (event === 'event' ? [id] : []))).toEqual(['r0', 'r1', 'r2', 'r3']);
  });

  test('R-06 staff who may not erase visitors see no complete identifier', async () => {
    const { stream, open } = await serve();
    const hit = aHitNow('e1', '20001112223334445556667778889990001112');
    hit.row.raw = '/b/ss/one/1/A/s1?AQB=1&mid=20001112223334445556667778889990001112&pageName=portada&AQE=1';
    stream.append(hit);
    mayIdentify = false;
    const seen = JSON.stringify(await readUntil(await open(), ({ id }) => id === 'e1'));
    expect(seen).not.toContain(hit.row.visitor_id);
    expect(seen).toContain('mid=20001112…');
  });

  const isVisitors = (n: number) => (message: Message) =>
    message.event === 'now' && LiveNow.parse(message.data).visitors === n;

  test('a new listener gets the state and recent events, then new events within two seconds', async () => {
    const { stream, open } = await serve();
    stream.append(aHitNow('e1', 'anna'));
    const response = await open();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const began = Date.now();
    setTimeout(() => stream.append(aHitNow('e2', 'biel')), 50);
    const messages = await readUntil(response, isVisitors(2));
    expect(Date.now() - began).toBeLessThan(2000);
    expect(messages[0]).toMatchObject({ event: 'now', data: { visitors: 1 } });
    const events = messages.filter(({ event }) => event === 'event');
    expect(events.map(({ id }) => id)).toEqual(['e1', 'e2']);
    for (const { data } of events) LiveEvent.parse(data);
  });

  test('a reconnecting listener gets only missed events', async () => {
    const { stream, open } = await serve();
    stream.append(aHitNow('e1', 'anna'), aHitNow('e2', 'anna'), aHitNow('e3', 'anna'));
    const messages = await readUntil(await open({ 'last-event-id': 'e2' }), ({ id }) => id === 'e3');
    expect(messages.filter(({ event }) => event === 'event').map(({ id }) => id)).toEqual(['e3']);
  });

  test('stores only the last hundred events for new listeners', async () => {
    const { stream, open } = await serve();
    stream.append(...Array.from({ length: 130 }, (_, i) => aHitNow(`e${i}`, 'anna')));
    const messages = await readUntil(await open(), ({ id }) => id === 'e129');
    const ids = messages.filter(({ event }) => event === 'event').map(({ id }) => id);
    expect([ids.length, ids[0]]).toEqual([100, 'e30']);
  });

  test('R-07 events older than half an hour are dropped, even with little traffic', async () => {
    const { stream, open } = await serve();
    const old = aHitNow('old', 'anna');
    old.row.received_at = new Date(Date.now() - 31 * 60_000).toISOString();
    stream.append(old, aHitNow('new', 'biel'));
    const messages = await readUntil(await open(), ({ id }) => id === 'new');
    expect(messages.filter(({ event }) => event === 'event').map(({ id }) => id)).toEqual(['new']);
  });

  test('after a restart the state is restored from the event store', async () => {
    const written = new Date(Date.now() - 3000).toISOString().replace('T', ' ').slice(0, -1);
    const times = { received_at: written, occurred_at: written, sent_at: written };
    const query: EventStore['query'] = async <T>(sql: string) =>
      (sql.includes('from hits')
        ? [{ ...EMPTY_HIT, ...times, event_id: 'h', visitor_id: 'anna', tier: 'consented', page_name: 'portada' }]
        : [
            {
              ...EMPTY_PLAYBACK,
              ...times,
              event_id: 'p',
              visitor_id: 'anna',
              session_id: 's',
              event: 'play',
              asset_type: 'main',
            },
          ]) as T[];
    const { open } = await serve(query);
    const messages = await readUntil(await open(), isVisitors(1));
    expect(messages.at(-1)?.data).toMatchObject({ visitors: 1, viewers: 1, pages: [{ pageName: 'portada' }] });
    const again = await readUntil(await open(), ({ id }) => id === 'p');
    expect(again.filter(({ event }) => event === 'event').map(({ id }) => id)).toEqual(['h', 'p']);
  });

  test('R-05 events of another suite appear only in its own feed', async () => {
    const { stream, open } = await serve();
    stream.append(aHitNow('e1', 'anna'));
    const response = await open({}, '?suite=two');
    setTimeout(() => stream.append(aHitNow('e2', 'anna'), aHitNow('e3', 'biel', 'two')), 50);
    const messages = await readUntil(response, isVisitors(1));
    expect(messages.filter(({ event }) => event === 'event').map(({ id }) => id)).toEqual(['e3']);
    await expect.poll(() => stream.listeners.size).toBe(1); // the other feed ends with its listener
    expect((await open({}, '?suite=%00')).status).toBe(400);
  });

  test('closing the server ends the streams and the subscription', async () => {
    const { stream, open } = await serve();
    const response = await open();
    await app.close();
    expect(await readUntil(response, () => false)).toMatchObject([{ event: 'now' }]);
    expect(stream.listeners.size).toBe(0);
  });
});
