import { gzipSync } from 'node:zlib';
import { eventIdOf } from '../../src/ingest/event-id.ts';
import type { Random } from '../random.ts';

const BATCH_LINES = 20;

export interface Sending {
  method: 'GET' | 'POST';
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Ids of the events in it. */
  ids: readonly string[];
}

/** A heartbeat, a hit by GET or POST, a click, or a batch of them; every event is unique. */
export function nextSending(random: Random, count: () => number): Sending {
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
