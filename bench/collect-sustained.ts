/**
 * `npm run bench -- collect-sustained [minutes, 10]`: events through `/collect` without pause: acknowledged a second, and
 * how long the oldest of them waits in the journal for the event store.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCollector } from '../apps/server/tools/collector-process.ts';
import { batchRequest } from './heartbeats.ts';
import { sendLoad } from './load.ts';
import { familyMs } from './processor-time.ts';

const PARTS = 10;
const CONNECTIONS = 48;
const LINES = 100;
const READ_EVERY_MS = 1000;

export async function run(): Promise<void> {
  const minutes = Number(process.argv[3] ?? 10);
  if (!(minutes > 0)) throw new Error('npm run bench -- collect-sustained [minutes, 10]');
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
  const server = await startCollector(dataDir);
  const rows: Record<string, Record<string, string>> = {};
  const rates: number[] = [];
  let longestS = 0;
  try {
    const load = { port: server.port, connections: CONNECTIONS, seconds: (minutes * 60) / PARTS };
    for (let part = 1; part <= PARTS; part++) {
      const before = familyMs(server.pid);
      const journal = watchJournal(server.port);
      const { perSecond, refused, p99, sent } = await sendLoad({ ...load, next: () => batchRequest(LINES) });
      const { lagS, events } = journal.stop();
      const after = familyMs(server.pid);
      const acknowledged = (perSecond - refused / load.seconds) * LINES;
      const us = (ms: number) => `${((ms * 1000) / ((sent - refused) * LINES)).toFixed(1)} µs`;
      rates.push(acknowledged);
      longestS = Math.max(longestS, lagS);
      rows[`${((minutes * part) / PARTS).toFixed(1)} min`] = {
        'acknowledged a second': acknowledged.toFixed(0),
        'requests refused': String(refused),
        'p99, ms': p99.toFixed(0),
        'longest lag, s': lagS.toFixed(1),
        'most events waiting': String(events),
        'processor time an event': `${us(after.own - before.own)}, engine ${us(after.children - before.children)}`,
      };
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.table(rows);
  const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  console.log(`${average.toFixed(0)} a second (aim 25,000), lag at most ${longestS.toFixed(1)} s (aim 5)`);
}

/** Reads the journal's figures until it is stopped, and returns the highest. */
function watchJournal(port: number) {
  const highest = { lagS: 0, events: 0 };
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^sintonia_stream_${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    highest.lagS = Math.max(highest.lagS, value('lag_seconds'));
    highest.events = Math.max(highest.events, value('events'));
  };
  const timer = setInterval(() => void read().catch(() => undefined), READ_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return highest;
    },
  };
}
