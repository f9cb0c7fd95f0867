/**
 * A client that sends beacons like browsers, over persistent connections, and resends unacknowledged ones: the load
 * that a killed server must withstand.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { eventIdOf } from '../../ingest/event-id.ts';
import type { Random } from '../random.ts';

export interface LoadClient {
  /** Ids of acknowledged events. */
  acknowledged: ReadonlySet<string>;
  /** Requests resent after no answer or a 503. */
  repeated(): number;
  /** Statuses that are errors for these requests. */
  unexpected: string[];
  /** Stops creating events; resolves when all are acknowledged. */
  finish(): Promise<void>;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const AGAIN_AFTER_MS = 20;
const BATCH_LINES = 20;

interface Sending {
  method: 'GET' | 'POST';
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Ids of the events in it. */
  ids: readonly string[];
}

export function startLoad(port: number, clients: number, random: Random): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged = new Set<string>();
  const unexpected: string[] = [];
  let made = 0;
  let repeats = 0;
  let isFinishing = false;

  const client = async (): Promise<void> => {
    while (!isFinishing) {
      const sending = nextSending(random, () => ++made);
      while (!(await deliver(sending))) {
        repeats += 1;
        await pause(AGAIN_AFTER_MS);
      }
      for (const id of sending.ids) acknowledged.add(id);
    }
  };

  /** Whether the server acknowledged the request. */
  const deliver = async ({ method, path, body, headers = {} }: Sending): Promise<boolean> => {
    const status = await new Promise<number | null>((resolve) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { 'user-agent': USER_AGENT, ...headers } },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? null));
          answer.on('error', () => resolve(null));
        },
      );
      sent.on('error', () => resolve(null));
      sent.end(body);
    });
    if (status === 200 || status === 204) return true;
    if (status !== null && status !== 503) unexpected.push(`${status} for ${method} ${path.slice(0, 80)}`);
    return false;
  };

  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    acknowledged,
    unexpected,
    repeated: () => repeats,
    finish: async () => {
      isFinishing = true;
      await running;
      agent.destroy();
    },
  };
}

/** A heartbeat, a hit by GET or POST, a click, or a batch of them; every event is unique. */
function nextSending(random: Random, count: () => number): Sending {
  const kind = random.pick(['heartbeat', 'heartbeat', 'heartbeat', 'hit', 'post', 'click', 'batch', 'gzip']);
  switch (kind) {
    case 'post': {
      const [path = '', body = ''] = hitPath(random, count()).split('?', 2);
      return { method: 'POST', path, body, ids: [eventIdOf(`${path}?${body}`)] };
    }
    case 'batch':
    case 'gzip': {
      const lines = Array.from({ length: BATCH_LINES }, () => eventPath(random, count()));
      const text = lines.join('\n');
      const isGzip = kind === 'gzip';
      return {
        method: 'POST',
        path: `/collect?ts=${Date.now()}`,
        body: isGzip ? gzipSync(text) : text,
        headers: isGzip ? { 'content-encoding': 'gzip' } : {},
        ids: lines.map(eventIdOf),
      };
    }
    default: {
      const path =
        kind === 'hit'
          ? hitPath(random, count())
          : kind === 'click'
            ? clickPath(count())
            : heartbeatPath(random, count());
      return { method: 'GET', path, ids: [eventIdOf(path)] };
    }
  }
}

const eventPath = (random: Random, n: number): string =>
  random.whole(2) === 0 ? heartbeatPath(random, n) : hitPath(random, n);
const visitor = (random: Random): string => `2${String(random.whole(5000)).padStart(37, '0')}`;
const clickPath = (n: number): string => `/click?pageName=torture&pev2=click%20${n}%20at%20${Date.now()}`;
const hitPath = (random: Random, n: number): string =>
  `/b/ss/torture/1/JS-2.17.0/s${n}?AQB=1&mid=${visitor(random)}&pageName=page%20${n}%20at%20${Date.now()}&AQE=1`;
const heartbeatPath = (random: Random, n: number): string =>
  `/hb/?s:event:sid=17952218${n}&s:event:type=play&l:event:duration=10000&l:event:playhead=${n % 7200}` +
  `&l:event:ts=${Date.now()}&s:asset:type=main&s:asset:video_id=${n}&s:user:mid=${visitor(random)}`;
