/**
 * Kills a complete server while it collects: after the restart every acknowledged event is stored exactly once (S-03).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAllEvents } from '../stores/stream/journal/open-all-events.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CLIENTS = 8;

interface Running {
  process: ChildProcess;
  origin: string;
}

/** Starts a collector on a free port; resolves when it reports that it is ready. */
async function start(dataDir: string): Promise<Running> {
  const server = spawn(process.execPath, [MAIN], {
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ROLES: 'collect,write',
      DEMO: 'off',
      PUBLIC_ORIGIN: 'https://www.tramuntana.example',
      COLLECT_RATE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const output: unknown = JSON.parse(line);
    if (typeof output === 'object' && output !== null && 'Listening' in output) {
      server.stdout.resume();
      return { process: server, origin: String(output.Listening).slice(0, -1) };
    }
  }
  throw new Error('the server ended before it was ready');
}

async function stop(server: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown[]> {
  server.process.kill(signal);
  return once(server.process, 'exit');
}

const heartbeatPath = (n: number) =>
  `/hb/?s:event:sid=1&s:event:type=play&l:event:duration=1000&l:event:playhead=${n}` +
  `&l:event:ts=${1_795_221_814_973 + n}&s:asset:type=main&s:asset:video_id=1001`;

interface Sent {
  acknowledged: number[];
  refused: number;
}

/** Sends heartbeats from several clients until the server is gone (`gone`). */
function sendUntilGone(origin: string): { sent: Sent; gone: Promise<unknown> } {
  const sent: Sent = { acknowledged: [], refused: 0 };
  const client = async (first: number) => {
    for (let n = first; ; n += CLIENTS) {
      const answer = await fetch(origin + heartbeatPath(n)).catch(() => null);
      if (!answer) return;
      if (answer.status === 204) sent.acknowledged.push(n);
      else {
        expect(answer.status).toBe(503);
        sent.refused += 1;
        await pause(50);
      }
    }
  };
  return { sent, gone: Promise.all(Array.from({ length: CLIENTS }, (_, first) => client(first))) };
}

const untilAcknowledged = (sent: Sent, n: number) =>
  vi.waitFor(() => expect(sent.acknowledged.length).toBeGreaterThan(n), { timeout: 30_000 });

/** Number of rows per heartbeat in the store of a stopped server. */
async function storedTimes(dataDir: string): Promise<Map<number, number>> {
  const store = await openAllEvents(dataDir);
  const rows = await store.query<{ playhead: number; n: number }>(
    'SELECT playhead_s AS playhead, count() AS n FROM playback FINAL GROUP BY playhead',
  );
  await store.close();
  return new Map(rows.map(({ playhead, n }) => [playhead, n]));
}

/** Checks that every acknowledged event is stored exactly once. */
function expectExactlyOnce(acknowledged: readonly number[], stored: ReadonlyMap<number, number>): void {
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  expect([...stored].filter(([, times]) => times !== 1)).toEqual([]);
}

/** Process ids of a process's children; only Linux provides them here. */
const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-kill-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe('a killed server', () => {
  test('S-03 loses no acknowledged event and stores none twice, even if all are sent again', async () => {
    const first = await start(dataDir);
    const { sent, gone } = sendUntilGone(first.origin);
    await untilAcknowledged(sent, 100);
    await stop(first, 'SIGKILL');
    await gone;
    const { acknowledged } = sent;

    const second = await start(dataDir);
    const lines = acknowledged.slice(0, 500).map(heartbeatPath);
    const again = await fetch(`${second.origin}/collect`, { method: 'POST', body: lines.join('\n') });
    expect(again.status).toBe(200);
    expect(await stop(second, 'SIGTERM')).toEqual([0, null]);
    expectExactlyOnce(acknowledged, await storedTimes(dataDir));
  }, 120_000);

  test.skipIf(process.platform !== 'linux')(
    'S-03 with only its engine killed accepts events, is not ready meanwhile, and loses none',
    async () => {
      const server = await start(dataDir);
      const { sent, gone } = sendUntilGone(server.origin);
      await untilAcknowledged(sent, 50);
      for (const pid of await childrenOf(server.process.pid ?? 0)) process.kill(pid, 'SIGKILL');
      const isReady = async () => (await fetch(`${server.origin}/readyz`)).status;
      expect(await isReady()).toBe(503);
      await untilAcknowledged(sent, sent.acknowledged.length + 50);
      await vi.waitFor(async () => expect(await isReady()).toBe(200), { timeout: 30_000 });
      expect(sent.refused).toBe(0);
      expect(await stop(server, 'SIGTERM')).toEqual([0, null]);
      await gone;
      expectExactlyOnce(sent.acknowledged, await storedTimes(dataDir));
    },
    120_000,
  );
});
