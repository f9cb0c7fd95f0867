/**
 * `npm run bench -- forgery-signals`: processor time of an event in the collector's inbox with the counts by which reports
 * exclude forged events, against the same without them. Nothing is stored and no socket is used, so the share is larger
 * than of a whole request.
 */

import { createInbox, type Inbox } from '../apps/server/src/collection/inbox.ts';
import { NO_METRICS } from '../apps/server/src/collection/inbox-metrics.ts';
import { createDecode } from '../apps/server/src/collection/protocols/decode.ts';
import { createForgerySignalCounter } from '../apps/server/src/ingest/count-forgery-signals.ts';
import { protocolOf, type Received } from '../apps/server/src/ingest/received.ts';
import { splitTarget } from '../apps/server/src/ingest/request-to-received.ts';
import { heartbeatRequest } from './heartbeats.ts';

const EVENTS = 20_000;
const ROUNDS = 15;
const SUITE = 'tramuntana-dev';

/** Each from one of 250 public addresses. */
function events(): Received[] {
  const nowMs = Date.now();
  return Array.from({ length: EVENTS }, (_, i) => {
    const [, target = ''] = heartbeatRequest().split(' ', 2);
    const [path, query] = splitTarget(target);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const address = `81.2.69.${i % 250}`;
    return { protocol: protocolOf(path), method: 'GET', path, query, receivedAtMs: nowMs + i, userAgent, address };
  });
}

/** Processor time of one event, µs. */
async function eachUs(inbox: Inbox, all: readonly Received[]): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < all.length; i += 100) await inbox.receiveEach(all.slice(i, i + 100));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / all.length;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export async function run(): Promise<void> {
  const parts = {
    stream: { append: async () => {} },
    metrics: NO_METRICS,
    decode: createDecode(SUITE, new Set([SUITE])),
  };
  const inboxes = {
    without: createInbox({ ...parts, countForgerySignals: () => {} }),
    with: createInbox({ ...parts, countForgerySignals: createForgerySignalCounter() }),
  };
  const rounds = [];
  for (let round = -3; round < ROUNDS; round++) {
    // Alternating, so that other work on the machine affects both; the first rounds warm up.
    const first = round % 2 === 0 ? 'with' : 'without';
    const firstUs = await eachUs(inboxes[first], events());
    const secondUs = await eachUs(inboxes[first === 'with' ? 'without' : 'with'], events());
    const [withUs, withoutUs] = first === 'with' ? [firstUs, secondUs] : [secondUs, firstUs];
    if (round >= 0) rounds.push({ withUs, withoutUs, ratio: withUs / withoutUs });
  }
  console.table({
    'an event with counts ÷ without': median(rounds.map(({ ratio }) => ratio)).toFixed(2),
    'processor time an event without, on this machine now': `${median(rounds.map(({ withoutUs }) => withoutUs)).toFixed(1)} µs`,
    'processor time an event with, on this machine now': `${median(rounds.map(({ withUs }) => withUs)).toFixed(1)} µs`,
  });
}
