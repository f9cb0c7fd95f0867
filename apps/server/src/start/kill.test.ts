/** The whole server, killed while it collects: what was acknowledged is there after the restart, nothing twice (S-03). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const CLIENTS = 8;

interface Running {
  process: ChildProcess;
  origin: string;
}

/** Starts a collector on a free port and resolves when it says that it is ready. */
async function start(dataDir: string): Promise<Running> {
  const server = spawn(process.execPath, [MAIN], {
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ROLES: 'collect,write',
      DEMO: 'off',
      COLLECT_RATE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const said: unknown = JSON.parse(line);
    if (typeof said === 'object' && said !== null && 'Server' in said) {
      server.stdout.resume();
      return { process: server, origin: String(said.Server).slice(0, -1) };
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

/** Sends heartbeats until the server is gone; gives the numbers that were acknowledged. */
async function sendUntilGone(origin: string, client: number): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let n = client; ; n += CLIENTS) {
    try {
      const { status } = await fetch(origin + heartbeatPath(n));
      if (status === 204) acknowledged.push(n);
    } catch {
      return acknowledged;
    }
  }
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-kill-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

describe('a server that is killed', () => {
  test('S-03 loses nothing it acknowledged and counts nothing twice, also when everything is sent again', async () => {
    const first = await start(dataDir);
    const clients = Array.from({ length: CLIENTS }, (_, client) => sendUntilGone(first.origin, client));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await stop(first, 'SIGKILL');
    const acknowledged = (await Promise.all(clients)).flat();
    expect(acknowledged.length).toBeGreaterThan(CLIENTS);

    const second = await start(dataDir);
    const lines = acknowledged.slice(0, 500).map(heartbeatPath);
    const again = await fetch(`${second.origin}/collect`, { method: 'POST', body: lines.join('\n') });
    expect(again.status).toBe(200);
    expect(await stop(second, 'SIGTERM')).toEqual([0, null]);

    const store = await openEmbeddedEventStore({ dataDir });
    const rows = await store.query<{ playhead: number; n: number }>(
      'SELECT playhead_s AS playhead, count() AS n FROM playback FINAL GROUP BY playhead',
    );
    await store.close();
    const stored = new Map(rows.map(({ playhead, n }) => [playhead, n]));
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
  }, 60_000);
});
